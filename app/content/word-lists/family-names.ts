/** Indian family names and second names, for finding a full name (docs/safety.md). */
export const familyNames = {
  latin: `
    agarwal aggarwal agrawal ahluwalia ahmad ahmed akhtar alam ali ansari apte arora asthana awasthi azad
    babu bachchan badal bagchi bahl bai bajaj bajpai bakshi balan banerjee banerji bano bansal basu batra bedi begum
    bhagat bhalla bharadwaj bhardwaj bhargava bhasin bhat bhatia bhatnagar bhatt bhattacharya bhosale bibi birla bisht
    biswas bora borah bose chadha chakraborty chakravarty chandra chatterjee chaturvedi chaudhari chaudhary chaudhry
    chauhan chavan chawla chhabra chopra choudhary choudhury dalal dalvi das dasgupta datta deol desai deshmukh
    deshpande devi dey dhawan dhillon dixit dogra dubey dutt dutta dwivedi fernandes fernando gadkari gaikwad gandhi
    ganguly garg gaur george ghosh gill goel gokhale gopal goswami goyal grewal grover guha gujjar gulati gupta haldar
    hegde hussain iqbal iyengar iyer jadhav jain jaiswal jaitley jha jindal john joseph joshi kadam kakkar kamble
    kannan kapadia kapoor kapur karnik kaul kaur kaushik khan khanna khatoon khatri khatun khurana kohli koshy kothari
    krishnan krishnamurthy kulkarni kulshreshtha kumar kumari kurian lal lama lele luthra mahajan mahato mahto maheshwari
    malhotra malik mandal mane manjhi maurya mehra mehrotra mehta menon mirza mishra misra mistry mitra modi mohanty
    mondal mukherjee mukherji murmu murthy murti nadar nag naidu naik nair namboodiri nanda narang narayan narayanan
    nath nayak nayar negi nigam nisha nizami oberoi ojha oraon padhi pai pal panchal panda pandey pandit panicker pant
    parekh parida parmar parvin parween paswan patel pathak patil patnaik patra paul pawar perveen pillai prabhu pradhan
    prajapati prakash prasad puri qureshi raghavan rai raina raj rajan rajput raju ram raman ramachandran ramesh rana
    rane rao rastogi rathi rathod rathore raut rautela rawat ray reddy rizvi rohatgi roy sabharwal sachdeva saha sahai
    sahni sahoo sahu saikia saini salvi samant sampath sanyal sarkar sawant saxena sen sengupta seth sethi shah shaikh
    shankar sharma shekhawat shenoy shetty shinde shrivastava shukla siddiqui sikka sinha singh singhal sodhi sonawane
    soni soren sood soreng srinivasan srivastav srivastava subramaniam subramanian sultana sundaram suri swamy swaminathan
    tandon tiwari tiwary toppo thakkar thakur thapa thakre tomar tripathi trivedi tyagi upadhyay upadhyaya usmani vaidya varma varghese
    vasudevan vats venkatesan verma vohra vyas wadhwa walia yadav zaidi zaveri thomas`,
  devanagari: `
    अग्रवाल अंसारी अरोड़ा अली अहमद अवस्थी अय्यर आलम ओझा उपाध्याय कपूर कदम कश्यप कांबले काले कुमार कुमारी कुरैशी कुलकर्णी
    कुशवाहा कोहली कौर कौशिक खत्री खन्ना खातून ख़ातून खान ख़ान गर्ग गायकवाड़ गिल गुप्ता गुर्जर गोयल गोस्वामी घोष
    चक्रवर्ती चटर्जी चतुर्वेदी चव्हाण चावला चोपड़ा चौधरी चौहान जाधव जायसवाल जैन जोशी झा टंडन टोप्पो ठाकुर डिसूज़ा तिवारी
    तोमर त्यागी त्रिपाठी त्रिवेदी थॉमस दत्ता दास दीक्षित दुबे देवी देशमुख देशपांडे देसाई द्विवेदी नागर नायक नायर
    निषाद नेगी पंडित पंत पटेल पवार पांडे पाण्डेय पांडेय पाटिल पाठक पासवान पिल्लई प्रजापति प्रधान प्रसाद बंसल बजाज बनर्जी
    बाई बानो बिष्ट बिस्वास बेगम बोस भट्ट भट्टाचार्य भाटिया मंडल मल्होत्रा मलिक महतो मांझी माथुर मिश्र मिश्रा मुखर्जी
    मुर्मू मेनन मेहता मेहरा मौर्य यादव रस्तोगी राजपूत राठौड़ राठौर राणा राव रावत रेड्डी लाल लोधी वर्मा वाल्मीकि व्यास
    शर्मा शाह शिंदे शुक्ला शेख शेट्टी श्रीवास्तव सक्सेना साहू सिंह सिद्दीकी सिन्हा सुल्ताना सेठ सेन सैनी सोनी सोरेन
    हुसैन हेगड़े`,
} as const
