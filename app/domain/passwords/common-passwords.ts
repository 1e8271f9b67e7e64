/**
 * Passwords that attackers try first, in lower case: those of the well-known lists, and words and names of India and
 * of this site with the usual endings. Shorter ones than 8 characters are refused anyway.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
!qaz2wsx 00000000 000000000 0000000000 000000000000 01010101 01011970 01011971 01011972 01011973
01011974 01011975 01011976 01011977 01011978 01011979 01011980 01011981 01011982 01011983 01011984
01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992 01011993 01011994 01011995
01011996 01011997 01011998 01011999 01012000 01012001 01012002 01012003 01012004 01012005 01012006
01012007 01012008 01012009 01012010 012345678 0123456789 098765432 0987654321 10101010 1010101010
10203040 1020304050 102030405060 11111111 111111111 1111111111 111111111111 11112222
1111222233334444 11223344 1122334455 112233445566 11qqaazz 12121212 1212121212 12312312 123123123
123321123 12341234 12344321 1234512345 123451234512345 123454321 1234554321 123456654321 123456700
12345678 123456780 123456781 123456788 123456789 1234567890 1234567890a 1234567890q 1234567891
12345678910 123456789@ 123456789a 123456789abc 123456789k 123456789m 123456789q 123456789r
123456789s 123456789z 12345678@ 12345678a 12345679 1234567a 123456@a 123456a1 123456aa 123456ab
123456abc 123456as 123456qw 123456qwerty 12345abc 12345abcde 12345qwert 12345qwerty 1234abcd
1234password 1234qwer 1234qwerty 123@abcd 123abc123 123asd123 123password 123qwe123 123qwe456
123qweasd 123qweasdzxc 13131313 135792468 13579246810 14021970 14021971 14021972 14021973 14021974
14021975 14021976 14021977 14021978 14021979 14021980 14021981 14021982 14021983 14021984 14021985
14021986 14021987 14021988 14021989 14021990 14021991 14021992 14021993 14021994 14021995 14021996
14021997 14021998 14021999 14022000 14022001 14022002 14022003 14022004 14022005 14022006 14022007
14022008 14022009 14022010 14725836 147258369 147852369 15081970 15081971 15081972 15081973 15081974
15081975 15081976 15081977 15081978 15081979 15081980 15081981 15081982 15081983 15081984 15081985
15081986 15081987 15081988 15081989 15081990 15081991 15081992 15081993 15081994 15081995 15081996
15081997 15081998 15081999 15082000 15082001 15082002 15082003 15082004 15082005 15082006 15082007
15082008 15082009 15082010 159357456 159753456 19501950 19511951 19521952 19531953 19541954 19551955
19561956 19571957 19581958 19591959 19601960 19611961 19621962 19631963 19641964 19651965 19661966
19671967 19681968 19691969 19701970 19711971 19721972 19731973 19741974 19751975 19761976 19771977
19781978 19791979 19801980 19811981 19821982 19831983 19841984 19851985 19861986 19871987 19881988
19891989 19901990 19911991 19921992 19931993 19941994 19951995 19961996 19971997 19981998 19991999
1a2b3c4d 1a2s3d4f 1newlife 1password 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc
1qaz@wsx 1qazxsw2 1z2x3c4v 20002000 20012001 20022002 20032003 20042004 20052005 20062006 20072007
20082008 20092009 20102010 20202020 22222222 222222222 2222222222 222222222222 23232323 25121970
25121971 25121972 25121973 25121974 25121975 25121976 25121977 25121978 25121979 25121980 25121981
25121982 25121983 25121984 25121985 25121986 25121987 25121988 25121989 25121990 25121991 25121992
25121993 25121994 25121995 25121996 25121997 25121998 25121999 25122000 25122001 25122002 25122003
25122004 25122005 25122006 25122007 25122008 25122009 25122010 25252525 26011970 26011971 26011972
26011973 26011974 26011975 26011976 26011977 26011978 26011979 26011980 26011981 26011982 26011983
26011984 26011985 26011986 26011987 26011988 26011989 26011990 26011991 26011992 26011993 26011994
26011995 26011996 26011997 26011998 26011999 26012000 26012001 26012002 26012003 26012004 26012005
26012006 26012007 26012008 26012009 26012010 2wsx3edc 31121970 31121971 31121972 31121973 31121974
31121975 31121976 31121977 31121978 31121979 31121980 31121981 31121982 31121983 31121984 31121985
31121986 31121987 31121988 31121989 31121990 31121991 31121992 31121993 31121994 31121995 31121996
31121997 31121998 31121999 31122000 31122001 31122002 31122003 31122004 31122005 31122006 31122007
31122008 31122009 31122010 31415926 314159265 31415926535 321654987 33333333 333333333 3333333333
333333333333 369258147 44444444 444444444 4444444444 444444444444 456789123 55555555 555555555
5555555555 555555555555 66666666 666666666 6666666666 666666666666 69696969 741852963 741852963a
77777777 777777777 7777777777 777777777777 78945612 789456123 87654321 88888888 888888888 8888888888
888888888888 963852741 987654321 9876543210 99999999 999999999 9999999999 999999999999 a1234567
a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaa11111 aaaaaaaa aaaaaaaaa aaaaaaaaaa
aaaaaaaaaaaa aamir007 aamir108 aamir123 aamir1234 aamir12345 aamir1234567 aamir2000 aamir2020
aamir786 aamir@123 aamir@1234 aarav007 aarav108 aarav123 aarav1234 aarav12345 aarav1234567 aarav2000
aarav2020 aarav786 aarav@123 aarav@1234 abc12345 abc123456 abc123abc abc123def abc@1234 abc@12345
abcabcabc abcd1234 abcd12345 abcd12345678 abcd@123 abcd@1234 abcde123 abcde12345 abcdef00 abcdef007
abcdef01 abcdef1! abcdef11 abcdef12 abcdef123 abcdef123! abcdef1234 abcdef12345 abcdef123456
abcdef2000 abcdef2010 abcdef2020 abcdef2021 abcdef2022 abcdef2023 abcdef2024 abcdef2025 abcdef22
abcdef69 abcdef77 abcdef88 abcdef99 abcdef@123 abcdefg1 abcdefg12 abcdefg123 abcdefg1234 abcdefgh
abcdefghi abcdefghij access00 access007 access01 access1! access11 access12 access123 access123!
access1234 access12345 access123456 access14 access2000 access2010 access2020 access2021 access2022
access2023 access2024 access2025 access22 access69 access77 access88 access99 access@123 aditya007
aditya108 aditya12 aditya123 aditya1234 aditya12345 aditya1234567 aditya2000 aditya2020 aditya786
aditya@123 aditya@1234 admin#123 admin007 admin123 admin123! admin1234 admin12345 admin123456
admin2000 admin2010 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin@12 admin@123
admin@1234 adminadmin administrator administrator1 adorable africa123 agarwal007 agarwal1 agarwal108
agarwal12 agarwal123 agarwal1234 agarwal12345 agarwal1234567 agarwal2000 agarwal2020 agarwal786
agarwal@123 agarwal@1234 ahmedabad ahmedabad007 ahmedabad1 ahmedabad108 ahmedabad12 ahmedabad123
ahmedabad1234 ahmedabad12345 ahmedabad1234567 ahmedabad2000 ahmedabad2020 ahmedabad786 ahmedabad@123
ahmedabad@1234 airforce aishwarya aishwarya007 aishwarya1 aishwarya108 aishwarya12 aishwarya123
aishwarya1234 aishwarya12345 aishwarya1234567 aishwarya2000 aishwarya2020 aishwarya786 aishwarya@123
aishwarya@1234 ajay1234 ajay12345 ajay1234567 ajay2000 ajay2020 ajay@123 ajay@1234 ajith007 ajith108
ajith123 ajith1234 ajith12345 ajith1234567 ajith2000 ajith2020 ajith786 ajith@123 ajith@1234
akash007 akash108 akash123 akash1234 akash12345 akash1234567 akash2000 akash2020 akash786 akash@123
akash@1234 akshay007 akshay108 akshay12 akshay123 akshay1234 akshay12345 akshay1234567 akshay2000
akshay2020 akshay786 akshay@123 akshay@1234 alejandra alejandro alex123! alex1234 alex12345
alex123456 alex2000 alex2010 alex2020 alex2021 alex2022 alex2023 alex2024 alex2025 alex@123
alexander alexander1 alexander123 alexandra alexandra1 alexandre alexis12 alexis123 alhamdulillah
alhamdulillah007 alhamdulillah1 alhamdulillah108 alhamdulillah12 alhamdulillah123 alhamdulillah1234
alhamdulillah12345 alhamdulillah1234567 alhamdulillah2000 alhamdulillah2020 alhamdulillah786
alhamdulillah@123 alhamdulillah@1234 alia1234 alia12345 alia1234567 alia2000 alia2020 alia@123
alia@1234 allahabad allahabad007 allahabad1 allahabad108 allahabad12 allahabad123 allahabad1234
allahabad12345 allahabad1234567 allahabad2000 allahabad2020 allahabad786 allahabad@123
allahabad@1234 allahuakbar allahuakbar007 allahuakbar1 allahuakbar108 allahuakbar12 allahuakbar123
allahuakbar1234 allahuakbar12345 allahuakbar1234567 allahuakbar2000 allahuakbar2020 allahuakbar786
allahuakbar@123 allahuakbar@1234 amanda00 amanda007 amanda01 amanda1! amanda11 amanda12 amanda123
amanda123! amanda1234 amanda12345 amanda123456 amanda2000 amanda2010 amanda2020 amanda2021
amanda2022 amanda2023 amanda2024 amanda2025 amanda22 amanda69 amanda77 amanda88 amanda99 amanda@123
amazing1 amazing123 amazon123 amber007 amber123 amber123! amber1234 amber12345 amber123456 amber2000
amber2010 amber2020 amber2021 amber2022 amber2023 amber2024 amber2025 amber@123 america1 america123
american1 amigos123 amit1234 amit12345 amit1234567 amit2000 amit2020 amit@123 amit@1234 amitabh007
amitabh1 amitabh108 amitabh12 amitabh123 amitabh1234 amitabh12345 amitabh1234567 amitabh2000
amitabh2020 amitabh786 amitabh@123 amitabh@1234 amitkumar amitkumar007 amitkumar1 amitkumar108
amitkumar12 amitkumar123 amitkumar1234 amitkumar12345 amitkumar1234567 amitkumar2000 amitkumar2020
amitkumar786 amitkumar@123 amitkumar@1234 amritsar amritsar007 amritsar1 amritsar108 amritsar12
amritsar123 amritsar1234 amritsar12345 amritsar1234567 amritsar2000 amritsar2020 amritsar786
amritsar@123 amritsar@1234 anand007 anand108 anand123 anand1234 anand12345 anand1234567 anand2000
anand2020 anand786 anand@123 anand@1234 andrew00 andrew007 andrew01 andrew1! andrew11 andrew12
andrew123 andrew123! andrew1234 andrew12345 andrew123456 andrew2000 andrew2010 andrew2020 andrew2021
andrew2022 andrew2023 andrew2024 andrew2025 andrew22 andrew69 andrew77 andrew88 andrew99 andrew@123
android1 android123 angel007 angel123 angel123! angel1234 angel12345 angel123456 angel2000 angel2010
angel2020 angel2021 angel2022 angel2023 angel2024 angel2025 angel777 angel@123 angelbaby angeleyes
angelface angelina angelina1 angels123 aniket007 aniket108 aniket12 aniket123 aniket1234 aniket12345
aniket1234567 aniket2000 aniket2020 aniket786 aniket@123 aniket@1234 anil1234 anil12345 anil1234567
anil2000 anil2020 anil@123 anil@1234 anirudh007 anirudh1 anirudh108 anirudh12 anirudh123 anirudh1234
anirudh12345 anirudh1234567 anirudh2000 anirudh2020 anirudh786 anirudh@123 anirudh@1234 anjali007
anjali108 anjali12 anjali123 anjali1234 anjali12345 anjali1234567 anjali2000 anjali2020 anjali786
anjali@123 anjali@1234 anjana007 anjana108 anjana12 anjana123 anjana1234 anjana12345 anjana1234567
anjana2000 anjana2020 anjana786 anjana@123 anjana@1234 ankit007 ankit108 ankit123 ankit1234
ankit12345 ankit1234567 ankit2000 ankit2020 ankit786 ankit@123 ankit@1234 ankita007 ankita108
ankita12 ankita123 ankita1234 ankita12345 ankita1234567 ankita2000 ankita2020 ankita786 ankita@123
ankita@1234 ankur007 ankur108 ankur123 ankur1234 ankur12345 ankur1234567 ankur2000 ankur2020
ankur786 ankur@123 ankur@1234 anna123! anna1234 anna12345 anna123456 anna2000 anna2010 anna2020
anna2021 anna2022 anna2023 anna2024 anna2025 anna@123 anne123! anne1234 anne12345 anne123456
anne2000 anne2010 anne2020 anne2021 anne2022 anne2023 anne2024 anne2025 anne@123 ansari007 ansari108
ansari12 ansari123 ansari1234 ansari12345 ansari1234567 ansari2000 ansari2020 ansari786 ansari@123
ansari@1234 anthony! anthony00 anthony007 anthony01 anthony1 anthony1! anthony11 anthony12
anthony123 anthony123! anthony1234 anthony12345 anthony123456 anthony2000 anthony2010 anthony2020
anthony2021 anthony2022 anthony2023 anthony2024 anthony2025 anthony22 anthony69 anthony77 anthony88
anthony99 anthony@123 anushka007 anushka1 anushka108 anushka12 anushka123 anushka1234 anushka12345
anushka1234567 anushka2000 anushka2020 anushka786 anushka@123 anushka@1234 anything aparna007
aparna108 aparna12 aparna123 aparna1234 aparna12345 aparna1234567 aparna2000 aparna2020 aparna786
aparna@123 aparna@1234 apollo11 apple123 apple1234 april123 april2000 april2015 april2016 april2017
april2018 april2019 april2020 april2021 april2022 april2023 april2024 april2025 april2026 archana007
archana1 archana108 archana12 archana123 archana1234 archana12345 archana1234567 archana2000
archana2020 archana786 archana@123 archana@1234 argentina argentina1 arjun007 arjun108 arjun123
arjun1234 arjun12345 arjun1234567 arjun2000 arjun2020 arjun786 arjun@123 arjun@1234 army1234
arpit007 arpit108 arpit123 arpit1234 arpit12345 arpit1234567 arpit2000 arpit2020 arpit786 arpit@123
arpit@1234 arsenal1 arsenal12 arsenal123 arsenalfc arun1234 arun12345 arun1234567 arun2000 arun2020
arun@123 arun@1234 aruna007 aruna108 aruna123 aruna1234 aruna12345 aruna1234567 aruna2000 aruna2020
aruna786 aruna@123 aruna@1234 asd12345 asd123456 asdasdas asdasdasd asdf1234 asdf123456 asdfasdf
asdfg123 asdfgh00 asdfgh007 asdfgh01 asdfgh1! asdfgh11 asdfgh12 asdfgh123 asdfgh123! asdfgh1234
asdfgh12345 asdfgh123456 asdfgh2000 asdfgh2010 asdfgh2020 asdfgh2021 asdfgh2022 asdfgh2023
asdfgh2024 asdfgh2025 asdfgh22 asdfgh69 asdfgh77 asdfgh88 asdfgh99 asdfgh@123 asdfghjk asdfghjkl
asdfghjkl1 asdqwe123 asdzxc123 asha1234 asha12345 asha1234567 asha2000 asha2020 asha@123 asha@1234
ashish007 ashish108 ashish12 ashish123 ashish1234 ashish12345 ashish1234567 ashish2000 ashish2020
ashish786 ashish@123 ashish@1234 ashley00 ashley007 ashley01 ashley1! ashley11 ashley12 ashley123
ashley123! ashley1234 ashley12345 ashley123456 ashley2000 ashley2010 ashley2020 ashley2021
ashley2022 ashley2023 ashley2024 ashley2025 ashley22 ashley69 ashley77 ashley88 ashley99 ashley@123
ashok007 ashok108 ashok123 ashok1234 ashok12345 ashok1234567 ashok2000 ashok2020 ashok786 ashok@123
ashok@1234 ashwini007 ashwini1 ashwini108 ashwini12 ashwini123 ashwini1234 ashwini12345
ashwini1234567 ashwini2000 ashwini2020 ashwini786 ashwini@123 ashwini@1234 assassin assassins
assassinscreed asshole1 asshole123 attitude attitude1 august12 august123 august2015 august2016
august2017 august2018 august2019 august2020 august2021 august2022 august2023 august2024 august2025
august2026 australia australia1 autumn00 autumn007 autumn01 autumn1! autumn11 autumn12 autumn123
autumn123! autumn1234 autumn12345 autumn123456 autumn2000 autumn2010 autumn2015 autumn2016
autumn2017 autumn2018 autumn2019 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025
autumn2026 autumn22 autumn69 autumn77 autumn88 autumn99 autumn@123 avatar123 avengers avinash007
avinash1 avinash108 avinash12 avinash123 avinash1234 avinash12345 avinash1234567 avinash2000
avinash2020 avinash786 avinash@123 avinash@1234 awesome1 awesome123 ayush007 ayush108 ayush123
ayush1234 ayush12345 ayush1234567 ayush2000 ayush2020 ayush786 ayush@123 ayush@1234 azerty123
azerty1234 azertyuiop babu1234 babu12345 babu1234567 babu2000 babu2020 babu@123 babu@1234 baby123!
baby1234 baby12345 baby123456 baby2000 baby2010 baby2020 baby2021 baby2022 baby2023 baby2024
baby2025 baby@123 babyblue babyblue1 babyboy1 babyboy123 babydoll babydoll1 babyface babygirl
babygirl1 babygirl12 babygirl123 babygirl2 babylove babylove1 bachchan bachchan007 bachchan1
bachchan108 bachchan12 bachchan123 bachchan1234 bachchan12345 bachchan1234567 bachchan2000
bachchan2020 bachchan786 bachchan@123 bachchan@1234 bahubali bahubali007 bahubali1 bahubali108
bahubali12 bahubali123 bahubali1234 bahubali12345 bahubali1234567 bahubali2000 bahubali2020
bahubali786 bahubali@123 bahubali@1234 bailey00 bailey007 bailey01 bailey1! bailey11 bailey12
bailey123 bailey123! bailey1234 bailey12345 bailey123456 bailey2000 bailey2010 bailey2020 bailey2021
bailey2022 bailey2023 bailey2024 bailey2025 bailey22 bailey69 bailey77 bailey88 bailey99 bailey@123
banerjee banerjee007 banerjee1 banerjee108 banerjee12 banerjee123 banerjee1234 banerjee12345
banerjee1234567 banerjee2000 banerjee2020 banerjee786 banerjee@123 banerjee@1234 bangalore
bangalore007 bangalore1 bangalore108 bangalore12 bangalore123 bangalore1234 bangalore12345
bangalore1234567 bangalore2000 bangalore2020 bangalore786 bangalore@123 bangalore@1234 bangla123
bangladesh bangladesh1 bangtan1 barbie123 barbiedoll barbiegirl barcelona barcelona1 barcelona10
barsaat007 barsaat1 barsaat108 barsaat12 barsaat123 barsaat1234 barsaat12345 barsaat1234567
barsaat2000 barsaat2020 barsaat786 barsaat@123 barsaat@1234 bartsimpson baseball baseball1
baseball12 baseball123 baseball2 basket123 basketball basketball1 basketball23 batman12 batman123
bbbbbbbb bbbbbbbbb bbbbbbbbbb bbbbbbbbbbbb beach123 beaches1 beatles1 beautiful beautiful1
beautiful123 beckham7 behan007 behan108 behan123 behan1234 behan12345 behan1234567 behan2000
behan2020 behan786 behan@123 behan@1234 believe1 believe123 bella007 bella123 bella123! bella1234
bella12345 bella123456 bella2000 bella2010 bella2020 bella2021 bella2022 bella2023 bella2024
bella2025 bella@123 bengal007 bengal108 bengal12 bengal123 bengal1234 bengal12345 bengal1234567
bengal2000 bengal2020 bengal786 bengal@123 bengal@1234 bengaluru bengaluru007 bengaluru1
bengaluru108 bengaluru12 bengaluru123 bengaluru1234 bengaluru12345 bengaluru1234567 bengaluru2000
bengaluru2020 bengaluru786 bengaluru@123 bengaluru@1234 benjamin benjamin1 bestfriend bestfriend1
bestfriends beyonce1 bff12345 bhaiya007 bhaiya108 bhaiya12 bhaiya123 bhaiya1234 bhaiya12345
bhaiya1234567 bhaiya2000 bhaiya2020 bhaiya786 bhaiya@123 bhaiya@1234 bharat007 bharat108 bharat12
bharat123 bharat1234 bharat12345 bharat1234567 bharat2000 bharat2020 bharat786 bharat@123
bharat@1234 bhavesh007 bhavesh1 bhavesh108 bhavesh12 bhavesh123 bhavesh1234 bhavesh12345
bhavesh1234567 bhavesh2000 bhavesh2020 bhavesh786 bhavesh@123 bhavesh@1234 bhavna007 bhavna108
bhavna12 bhavna123 bhavna1234 bhavna12345 bhavna1234567 bhavna2000 bhavna2020 bhavna786 bhavna@123
bhavna@1234 bhopal007 bhopal108 bhopal12 bhopal123 bhopal1234 bhopal12345 bhopal1234567 bhopal2000
bhopal2020 bhopal786 bhopal@123 bhopal@1234 birthday birthday1 bismillah bismillah007 bismillah1
bismillah108 bismillah12 bismillah123 bismillah1234 bismillah12345 bismillah1234567 bismillah2000
bismillah2020 bismillah786 bismillah@123 bismillah@1234 bitch123 bitcoin1 biteme12 biteme123
black123 black1234 blackangel blackberry blackberry1 blackbird blackcat blackcat1 blackjack
blackpink blackpink1 blackrose blessed1 blessed123 blessing blessing1 blessings blowjob1 blue1234
blue12345 blueberry bluemoon bluesky1 bmw12345 bmwm3bmw bollywood bollywood007 bollywood1
bollywood108 bollywood12 bollywood123 bollywood1234 bollywood12345 bollywood1234567 bollywood2000
bollywood2020 bollywood786 bollywood@123 bollywood@1234 bombay007 bombay108 bombay12 bombay123
bombay1234 bombay12345 bombay1234567 bombay2000 bombay2020 bombay786 bombay@123 bombay@1234 bonjour1
bonjour123 bose1234 bose12345 bose1234567 bose2000 bose2020 bose@123 bose@1234 brandon1 brandon12
brandon123 brasil123 brazil123 brian007 brian123 brian123! brian1234 brian12345 brian123456
brian2000 brian2010 brian2020 brian2021 brian2022 brian2023 brian2024 brian2025 brian@123 brilliant
brittany brittany1 broncos1 brother! brother00 brother007 brother01 brother1 brother1! brother11
brother12 brother123 brother123! brother1234 brother12345 brother123456 brother2000 brother2010
brother2020 brother2021 brother2022 brother2023 brother2024 brother2025 brother22 brother69
brother77 brother88 brother99 brother@123 brothers btsarmy1 bubblegum bubblegum1 bubbles1 bubbles123
bubbly007 bubbly108 bubbly12 bubbly123 bubbly1234 bubbly12345 bubbly1234567 bubbly2000 bubbly2020
bubbly786 bubbly@123 bubbly@1234 buddy007 buddy123 buddy123! buddy1234 buddy12345 buddy123456
buddy2000 buddy2010 buddy2020 buddy2021 buddy2022 buddy2023 buddy2024 buddy2025 buddy@123 bugatti1
bulls123 bullshit bullshit1 bumrah007 bumrah108 bumrah12 bumrah123 bumrah1234 bumrah12345
bumrah1234567 bumrah2000 bumrah2020 bumrah786 bumrah@123 bumrah@1234 bunty007 bunty108 bunty123
bunty1234 bunty12345 bunty1234567 bunty2000 bunty2020 bunty786 bunty@123 bunty@1234 business
business1 buttercup buttercup1 butterfly butterfly! butterfly00 butterfly007 butterfly01 butterfly1
butterfly1! butterfly11 butterfly12 butterfly123 butterfly123! butterfly1234 butterfly12345
butterfly123456 butterfly2 butterfly2000 butterfly2010 butterfly2020 butterfly2021 butterfly2022
butterfly2023 butterfly2024 butterfly2025 butterfly22 butterfly69 butterfly77 butterfly88
butterfly99 butterfly@123 bye12345 callofduty camaro123 canada123 candy007 candy123 candy123!
candy1234 candy12345 candy123456 candy2000 candy2010 candy2020 candy2021 candy2022 candy2023
candy2024 candy2025 candy@123 candycane captainamerica carol007 carol123 carol123! carol1234
carol12345 carol123456 carol2000 carol2010 carol2020 carol2021 carol2022 carol2023 carol2024
carol2025 carol@123 caroline caroline1 carpediem cassandra catdog123 catherine catherine1 cats1234
catwoman cccccccc ccccccccc cccccccccc cccccccccccc challenger champion champion1 champions
chanda007 chanda108 chanda12 chanda123 chanda1234 chanda12345 chanda1234567 chanda2000 chanda2020
chanda786 chanda@123 chanda@1234 chandan007 chandan1 chandan108 chandan12 chandan123 chandan1234
chandan12345 chandan1234567 chandan2000 chandan2020 chandan786 chandan@123 chandan@1234 chandigarh
chandigarh007 chandigarh1 chandigarh108 chandigarh12 chandigarh123 chandigarh1234 chandigarh12345
chandigarh1234567 chandigarh2000 chandigarh2020 chandigarh786 chandigarh@123 chandigarh@1234
chandni007 chandni1 chandni108 chandni12 chandni123 chandni1234 chandni12345 chandni1234567
chandni2000 chandni2020 chandni786 chandni@123 chandni@1234 changeit changeme changeme1 changeme123
charizard charles! charles00 charles007 charles01 charles1 charles1! charles11 charles12 charles123
charles123! charles1234 charles12345 charles123456 charles2000 charles2010 charles2020 charles2021
charles2022 charles2023 charles2024 charles2025 charles22 charles69 charles77 charles88 charles99
charles@123 charlie! charlie00 charlie007 charlie01 charlie1 charlie1! charlie11 charlie12
charlie123 charlie123! charlie1234 charlie12345 charlie123456 charlie2000 charlie2010 charlie2020
charlie2021 charlie2022 charlie2023 charlie2024 charlie2025 charlie22 charlie69 charlie77 charlie88
charlie99 charlie@123 charlotte charlotte1 charming chatterjee chatterjee007 chatterjee1
chatterjee108 chatterjee12 chatterjee123 chatterjee1234 chatterjee12345 chatterjee1234567
chatterjee2000 chatterjee2020 chatterjee786 chatterjee@123 chatterjee@1234 chauhan007 chauhan1
chauhan108 chauhan12 chauhan123 chauhan1234 chauhan12345 chauhan1234567 chauhan2000 chauhan2020
chauhan786 chauhan@123 chauhan@1234 cheerleader cheerleader1 chelsea1 chelsea12 chelsea123 chelsea2
chelseafc chennai007 chennai1 chennai108 chennai12 chennai123 chennai1234 chennai12345
chennai1234567 chennai2000 chennai2020 chennai786 chennai@123 chennai@1234 chennaisuperkings
chennaisuperkings007 chennaisuperkings1 chennaisuperkings108 chennaisuperkings12
chennaisuperkings123 chennaisuperkings1234 chennaisuperkings12345 chennaisuperkings1234567
chennaisuperkings2000 chennaisuperkings2020 chennaisuperkings786 chennaisuperkings@123
chennaisuperkings@1234 cherries cherry123 chetan007 chetan108 chetan12 chetan123 chetan1234
chetan12345 chetan1234567 chetan2000 chetan2020 chetan786 chetan@123 chetan@1234 chevrolet chevy123
chewbacca cheyenne chicago1 children china123 chintu007 chintu108 chintu12 chintu123 chintu1234
chintu12345 chintu1234567 chintu2000 chintu2020 chintu786 chintu@123 chintu@1234 chocolat chocolate
chocolate! chocolate00 chocolate007 chocolate01 chocolate1 chocolate1! chocolate11 chocolate12
chocolate123 chocolate123! chocolate1234 chocolate12345 chocolate123456 chocolate2000 chocolate2010
chocolate2020 chocolate2021 chocolate2022 chocolate2023 chocolate2024 chocolate2025 chocolate22
chocolate69 chocolate77 chocolate88 chocolate99 chocolate@123 chotu007 chotu108 chotu123 chotu1234
chotu12345 chotu1234567 chotu2000 chotu2020 chotu786 chotu@123 chotu@1234 chris007 chris123
chris123! chris1234 chris12345 chris123456 chris2000 chris2010 chris2020 chris2021 chris2022
chris2023 chris2024 chris2025 chris@123 christ00 christ007 christ01 christ1! christ11 christ12
christ123 christ123! christ1234 christ12345 christ123456 christ2000 christ2010 christ2020 christ2021
christ2022 christ2023 christ2024 christ2025 christ22 christ69 christ77 christ88 christ99 christ@123
christian christian1 christian123 christian2 christina christina1 christine christine1 christmas
christmas1 christoph christopher christopher1 cinderella coco123! coco1234 coco12345 coco123456
coco2000 coco2010 coco2020 coco2021 coco2022 coco2023 coco2024 coco2025 coco@123 college1 college123
colombia colombia1 community community! community00 community007 community01 community1 community1!
community11 community12 community123 community123! community1234 community12345 community123456
community2000 community2010 community2020 community2021 community2022 community2023 community2024
community2025 community22 community69 community77 community88 community99 community@123 company!
company00 company007 company01 company1 company1! company11 company12 company123 company123!
company1234 company12345 company123456 company2000 company2010 company2020 company2021 company2022
company2023 company2024 company2025 company22 company69 company77 company88 company99 company@123
computadora computer computer! computer00 computer007 computer01 computer1 computer1! computer11
computer12 computer123 computer123! computer1234 computer12345 computer123456 computer2000
computer2010 computer2020 computer2021 computer2022 computer2023 computer2024 computer2025
computer22 computer69 computer77 computer88 computer99 computer@123 contrasena cookie00 cookie007
cookie01 cookie1! cookie11 cookie12 cookie123 cookie123! cookie1234 cookie12345 cookie123456
cookie2000 cookie2010 cookie2020 cookie2021 cookie2022 cookie2023 cookie2024 cookie2025 cookie22
cookie69 cookie77 cookie88 cookie99 cookie@123 cookies1 cookies123 cool1234 coolcool cooldude
coolgirl coolguy1 corazon1 corazon123 corvette corvette1 counterstrike courage1 courtney courtney1
cowboys1 cranberry creative creative1 cricket! cricket00 cricket007 cricket01 cricket1 cricket1!
cricket11 cricket12 cricket123 cricket123! cricket1234 cricket12345 cricket123456 cricket2000
cricket2010 cricket2020 cricket2021 cricket2022 cricket2023 cricket2024 cricket2025 cricket22
cricket69 cricket77 cricket88 cricket99 cricket@123 cricketer cristiano cristianoronaldo crypto123
crystal! crystal00 crystal007 crystal01 crystal1 crystal1! crystal11 crystal12 crystal123
crystal123! crystal1234 crystal12345 crystal123456 crystal2000 crystal2010 crystal2020 crystal2021
crystal2022 crystal2023 crystal2024 crystal2025 crystal22 crystal69 crystal77 crystal88 crystal99
crystal@123 cupcake1 cupcake123 cupcakes cuteangel cutegirl cutiepie cutiepie1 daddy123 daddygirl
daddysgirl dadmom123 daisy007 daisy123 daisy123! daisy1234 daisy12345 daisy123456 daisy2000
daisy2010 daisy2020 daisy2021 daisy2022 daisy2023 daisy2024 daisy2025 daisy@123 dance007 dance123
dance123! dance1234 dance12345 dance123456 dance2000 dance2010 dance2020 dance2021 dance2022
dance2023 dance2024 dance2025 dance@123 dancer00 dancer007 dancer01 dancer1! dancer11 dancer12
dancer123 dancer123! dancer1234 dancer12345 dancer123456 dancer2000 dancer2010 dancer2020 dancer2021
dancer2022 dancer2023 dancer2024 dancer2025 dancer22 dancer69 dancer77 dancer88 dancer99 dancer@123
dancing1 dancing123 daniel00 daniel007 daniel01 daniel1! daniel11 daniel12 daniel123 daniel123!
daniel1234 daniel12345 daniel123456 daniel2000 daniel2010 daniel2020 daniel2021 daniel2022
daniel2023 daniel2024 daniel2025 daniel22 daniel69 daniel77 daniel88 daniel99 daniel@123 danielle
danielle! danielle00 danielle007 danielle01 danielle1 danielle1! danielle11 danielle12 danielle123
danielle123! danielle1234 danielle12345 danielle123456 danielle2000 danielle2010 danielle2020
danielle2021 danielle2022 danielle2023 danielle2024 danielle2025 danielle22 danielle69 danielle77
danielle88 danielle99 danielle@123 darling1 darthvader database david007 david123 david123!
david1234 david12345 david123456 david2000 david2010 david2020 david2021 david2022 david2023
david2024 david2025 david@123 daylight dddddddd ddddddddd dddddddddd dddddddddddd deadpool1 december
december1 december2015 december2016 december2017 december2018 december2019 december2020 december2021
december2022 december2023 december2024 december2025 december2026 december25 deepa007 deepa108
deepa123 deepa1234 deepa12345 deepa1234567 deepa2000 deepa2020 deepa786 deepa@123 deepa@1234
deepak007 deepak108 deepak12 deepak123 deepak1234 deepak12345 deepak1234567 deepak2000 deepak2020
deepak786 deepak@123 deepak@1234 deepika007 deepika1 deepika108 deepika12 deepika123 deepika1234
deepika12345 deepika1234567 deepika2000 deepika2020 deepika786 deepika@123 deepika@1234 default0
default1 default123 delhi007 delhi108 delhi123 delhi1234 delhi12345 delhi1234567 delhi2000 delhi2020
delhi786 delhi@123 delhi@1234 demo1234 demo123456 demon123 deshmukh deshmukh007 deshmukh1
deshmukh108 deshmukh12 deshmukh123 deshmukh1234 deshmukh12345 deshmukh1234567 deshmukh2000
deshmukh2020 deshmukh786 deshmukh@123 deshmukh@1234 desktop1 destiny1 destiny123 deutschland
devika007 devika108 devika12 devika123 devika1234 devika12345 devika1234567 devika2000 devika2020
devika786 devika@123 devika@1234 devil123 devil666 dhoni007 dhoni108 dhoni123 dhoni1234 dhoni12345
dhoni1234567 dhoni2000 dhoni2020 dhoni786 dhoni@123 dhoni@1234 dhruv007 dhruv108 dhruv123 dhruv1234
dhruv12345 dhruv1234567 dhruv2000 dhruv2020 dhruv786 dhruv@123 dhruv@1234 diamond! diamond00
diamond007 diamond01 diamond1 diamond1! diamond11 diamond12 diamond123 diamond123! diamond1234
diamond12345 diamond123456 diamond2000 diamond2010 diamond2020 diamond2021 diamond2022 diamond2023
diamond2024 diamond2025 diamond22 diamond69 diamond77 diamond88 diamond99 diamond@123 diamonds
didi1234 didi12345 didi1234567 didi2000 didi2020 didi@123 didi@1234 dilse007 dilse108 dilse123
dilse1234 dilse12345 dilse1234567 dilse2000 dilse2020 dilse786 dilse@123 dilse@1234 dilwale007
dilwale1 dilwale108 dilwale12 dilwale123 dilwale1234 dilwale12345 dilwale1234567 dilwale2000
dilwale2020 dilwale786 dilwale@123 dilwale@1234 dinesh007 dinesh108 dinesh12 dinesh123 dinesh1234
dinesh12345 dinesh1234567 dinesh2000 dinesh2020 dinesh786 dinesh@123 dinesh@1234 directioner
director discovery divya007 divya108 divya123 divya1234 divya12345 divya1234567 divya2000 divya2020
divya786 divya@123 divya@1234 doctor00 doctor007 doctor01 doctor1! doctor11 doctor12 doctor123
doctor123! doctor1234 doctor12345 doctor123456 doctor2000 doctor2010 doctor2020 doctor2021
doctor2022 doctor2023 doctor2024 doctor2025 doctor22 doctor69 doctor77 doctor88 doctor99 doctor@123
doggie12 doggy123 dogs1234 dollar00 dollar007 dollar01 dollar1! dollar11 dollar12 dollar123
dollar123! dollar1234 dollar12345 dollar123456 dollar2000 dollar2010 dollar2020 dollar2021
dollar2022 dollar2023 dollar2024 dollar2025 dollar22 dollar69 dollar77 dollar88 dollar99 dollar@123
dolphin! dolphin00 dolphin007 dolphin01 dolphin1 dolphin1! dolphin11 dolphin12 dolphin123
dolphin123! dolphin1234 dolphin12345 dolphin123456 dolphin2000 dolphin2010 dolphin2020 dolphin2021
dolphin2022 dolphin2023 dolphin2024 dolphin2025 dolphin22 dolphin69 dolphin77 dolphin88 dolphin99
dolphin@123 dolphins dolphins1 dominic1 dominique donaldduck donna007 donna123 donna123! donna1234
donna12345 donna123456 donna2000 donna2010 donna2020 donna2021 donna2022 donna2023 donna2024
donna2025 donna@123 doraemon dosti007 dosti108 dosti123 dosti1234 dosti12345 dosti1234567 dosti2000
dosti2020 dosti786 dosti@123 dosti@1234 doudou123 dragon00 dragon007 dragon01 dragon1! dragon11
dragon12 dragon123 dragon123! dragon1234 dragon12345 dragon123456 dragon2000 dragon2010 dragon2020
dragon2021 dragon2022 dragon2023 dragon2024 dragon2025 dragon22 dragon69 dragon77 dragon88 dragon99
dragon@123 dragonball dragonballz dragonfly dragons1 dravid007 dravid108 dravid12 dravid123
dravid1234 dravid12345 dravid1234567 dravid2000 dravid2020 dravid786 dravid@123 dravid@1234 dream007
dream123 dream123! dream1234 dream12345 dream123456 dream2000 dream2010 dream2020 dream2021
dream2022 dream2023 dream2024 dream2025 dream@123 dreamer1 dreaming dreams00 dreams007 dreams01
dreams1! dreams11 dreams12 dreams123 dreams123! dreams1234 dreams12345 dreams123456 dreams2000
dreams2010 dreams2020 dreams2021 dreams2022 dreams2023 dreams2024 dreams2025 dreams22 dreams69
dreams77 dreams88 dreams99 dreams@123 dubai123 durgamaa durgamaa007 durgamaa1 durgamaa108 durgamaa12
durgamaa123 durgamaa1234 durgamaa12345 durgamaa1234567 durgamaa2000 durgamaa2020 durgamaa786
durgamaa@123 durgamaa@1234 eagle007 eagle123 eagle123! eagle1234 eagle12345 eagle123456 eagle2000
eagle2010 eagle2020 eagle2021 eagle2022 eagle2023 eagle2024 eagle2025 eagle@123 eagles123 earthquake
easy1234 easy12345 ebay1234 eeeeeeee eeeeeeeee eeeeeeeeee eeeeeeeeeeee egypt123 elephant elephant1
elizabeth elizabeth! elizabeth00 elizabeth007 elizabeth01 elizabeth1 elizabeth1! elizabeth11
elizabeth12 elizabeth123 elizabeth123! elizabeth1234 elizabeth12345 elizabeth123456 elizabeth2
elizabeth2000 elizabeth2010 elizabeth2020 elizabeth2021 elizabeth2022 elizabeth2023 elizabeth2024
elizabeth2025 elizabeth22 elizabeth69 elizabeth77 elizabeth88 elizabeth99 elizabeth@123 emily007
emily123 emily123! emily1234 emily12345 emily123456 emily2000 emily2010 emily2020 emily2021
emily2022 emily2023 emily2024 emily2025 emily@123 eminem123 emma123! emma1234 emma12345 emma123456
emma2000 emma2010 emma2020 emma2021 emma2022 emma2023 emma2024 emma2025 emma@123 energy123 engineer
engineer1 engineering england1 england123 enterprise eric123! eric1234 eric12345 eric123456 eric2000
eric2010 eric2020 eric2021 eric2022 eric2023 eric2024 eric2025 eric@123 espana123 estrella estrella1
eternal1 eternity ethereum evanescence everton1 everybody everyday everything everything1 excellent
experiment experiment! experiment00 experiment007 experiment01 experiment1 experiment1! experiment11
experiment12 experiment123 experiment123! experiment1234 experiment12345 experiment123456
experiment2000 experiment2010 experiment2020 experiment2021 experiment2022 experiment2023
experiment2024 experiment2025 experiment22 experiment69 experiment77 experiment88 experiment99
experiment@123 facebook facebook! facebook00 facebook007 facebook01 facebook1 facebook1! facebook11
facebook12 facebook123 facebook123! facebook1234 facebook12345 facebook123456 facebook2000
facebook2010 facebook2020 facebook2021 facebook2022 facebook2023 facebook2024 facebook2025
facebook22 facebook69 facebook77 facebook88 facebook99 facebook@123 faith007 faith123 faith123!
faith1234 faith12345 faith123456 faith2000 faith2010 faith2020 faith2021 faith2022 faith2023
faith2024 faith2025 faith@123 faithful falcon00 falcon007 falcon01 falcon1! falcon11 falcon12
falcon123 falcon123! falcon1234 falcon12345 falcon123456 falcon2000 falcon2010 falcon2020 falcon2021
falcon2022 falcon2023 falcon2024 falcon2025 falcon22 falcon69 falcon77 falcon88 falcon99 falcon@123
fallenangel family00 family007 family01 family1! family11 family12 family123 family123! family1234
family12345 family123456 family1st family2000 family2010 family2020 family2021 family2022 family2023
family2024 family2025 family22 family69 family77 family88 family99 family@123 familyguy fantastic
fantasy1 fantasy123 father00 father007 father01 father1! father11 father12 father123 father123!
father1234 father12345 father123456 father2000 father2010 father2020 father2021 father2022
father2023 father2024 father2025 father22 father69 father77 father88 father99 father@123 february
february1 february2015 february2016 february2017 february2018 february2019 february2020 february2021
february2022 february2023 february2024 february2025 february2026 fernanda fernando fernando1
ferrari1 ferrari123 ffffffff fffffffff ffffffffff ffffffffffff ficken123 fishing1 fishing123
fitness! fitness00 fitness007 fitness01 fitness1 fitness1! fitness11 fitness12 fitness123
fitness123! fitness1234 fitness12345 fitness123456 fitness2000 fitness2010 fitness2020 fitness2021
fitness2022 fitness2023 fitness2024 fitness2025 fitness22 fitness69 fitness77 fitness88 fitness99
fitness@123 flipkart flower00 flower007 flower01 flower1! flower11 flower12 flower123 flower123!
flower1234 flower12345 flower123456 flower2000 flower2010 flower2020 flower2021 flower2022
flower2023 flower2024 flower2025 flower22 flower69 flower77 flower88 flower99 flower@123 flowers1
flowers123 football football! football00 football007 football01 football1 football1! football10
football11 football12 football123 football123! football1234 football12345 football123456 football2
football2000 football2010 football2020 football2021 football2022 football2023 football2024
football2025 football22 football69 football7 football77 football88 football99 football@123
footballer forest123 forever! forever00 forever007 forever01 forever1 forever1! forever11 forever12
forever123 forever123! forever1234 forever12345 forever123456 forever2 forever2000 forever2010
forever2020 forever2021 forever2022 forever2023 forever2024 forever2025 forever21 forever22
forever69 forever77 forever88 forever99 forever@123 foreverandever foreverlove foreveryoung fortnite
fortnite1 fortnite123 forum007 forum123 forum123! forum1234 forum12345 forum123456 forum2000
forum2010 forum2020 forum2021 forum2022 forum2023 forum2024 forum2025 forum@123 france123 francis1
francisco franklin frederick freedom! freedom00 freedom007 freedom01 freedom1 freedom1! freedom11
freedom12 freedom123 freedom123! freedom1234 freedom12345 freedom123456 freedom2000 freedom2010
freedom2020 freedom2021 freedom2022 freedom2023 freedom2024 freedom2025 freedom22 freedom69 freedom7
freedom77 freedom88 freedom99 freedom@123 friday123 friday13 friday2015 friday2016 friday2017
friday2018 friday2019 friday2020 friday2021 friday2022 friday2023 friday2024 friday2025 friday2026
friend00 friend007 friend01 friend1! friend11 friend12 friend123 friend123! friend1234 friend12345
friend123456 friend2000 friend2010 friend2020 friend2021 friend2022 friend2023 friend2024 friend2025
friend22 friend69 friend77 friend88 friend99 friend@123 friends! friends00 friends007 friends01
friends1 friends1! friends11 friends12 friends123 friends123! friends1234 friends12345 friends123456
friends2000 friends2010 friends2020 friends2021 friends2022 friends2023 friends2024 friends2025
friends22 friends4ever friends69 friends77 friends88 friends99 friends@123 friendship friendship1
frozen123 fuckoff1 fuckthis fuckyou! fuckyou1 fuckyou123 fuckyou2 fyutkbyf gabriel1 gabriela
gabriella gabrielle galaxy123 ganesh007 ganesh108 ganesh12 ganesh123 ganesh1234 ganesh12345
ganesh1234567 ganesh2000 ganesh2020 ganesh786 ganesh@123 ganesh@1234 ganesha007 ganesha1 ganesha108
ganesha12 ganesha123 ganesha1234 ganesha12345 ganesha1234567 ganesha2000 ganesha2020 ganesha786
ganesha@123 ganesha@1234 gangsta1 gangster gangster1 ganguly007 ganguly1 ganguly108 ganguly12
ganguly123 ganguly1234 ganguly12345 ganguly1234567 ganguly2000 ganguly2020 ganguly786 ganguly@123
ganguly@1234 ganpati007 ganpati1 ganpati108 ganpati12 ganpati123 ganpati1234 ganpati12345
ganpati1234567 ganpati2000 ganpati2020 ganpati786 ganpati@123 ganpati@1234 garden123 gardenia
garfield gaurav007 gaurav108 gaurav12 gaurav123 gaurav1234 gaurav12345 gaurav1234567 gaurav2000
gaurav2020 gaurav786 gaurav@123 gaurav@1234 gautam007 gautam108 gautam12 gautam123 gautam1234
gautam12345 gautam1234567 gautam2000 gautam2020 gautam786 gautam@123 gautam@1234 geeta007 geeta108
geeta123 geeta1234 geeta12345 geeta1234567 geeta2000 geeta2020 geeta786 geeta@123 geeta@1234
geheim123 geoffrey george00 george007 george01 george1! george11 george12 george123 george123!
george1234 george12345 george123456 george2000 george2010 george2020 george2021 george2022
george2023 george2024 george2025 george22 george69 george77 george88 george99 george@123 germany1
gerrard8 gggggggg ggggggggg gggggggggg gggggggggggg ghana123 ghbdtn123 ghosh007 ghosh108 ghosh123
ghosh1234 ghosh12345 ghosh1234567 ghosh2000 ghosh2020 ghosh786 ghosh@123 ghosh@1234 ghost123
ginger00 ginger007 ginger01 ginger1! ginger11 ginger12 ginger123 ginger123! ginger1234 ginger12345
ginger123456 ginger2000 ginger2010 ginger2020 ginger2021 ginger2022 ginger2023 ginger2024 ginger2025
ginger22 ginger69 ginger77 ginger88 ginger99 ginger@123 gingerbread giovanni giraffe1 girish007
girish108 girish12 girish123 girish1234 girish12345 girish1234567 girish2000 girish2020 girish786
girish@123 girish@1234 girl123! girl1234 girl12345 girl123456 girl2000 girl2010 girl2020 girl2021
girl2022 girl2023 girl2024 girl2025 girl@123 girls007 girls123 girls123! girls1234 girls12345
girls123456 girls2000 girls2010 girls2020 girls2021 girls2022 girls2023 girls2024 girls2025
girls@123 gloria123 gmail123 godbless godbless1 godblessme godfather godisgood godisgood1 godisgreat
godislove golden00 golden007 golden01 golden1! golden11 golden12 golden123 golden123! golden1234
golden12345 golden123456 golden2000 golden2010 golden2020 golden2021 golden2022 golden2023
golden2024 golden2025 golden22 golden69 golden77 golden88 golden99 golden@123 golf1234 golfing1
golu1234 golu12345 golu1234567 golu2000 golu2020 golu@123 golu@1234 goodboy1 goodbye1 goodday1
goodgirl goodlife goodluck goodluck1 goodmorning goodness goodnight goodtimes google00 google007
google01 google1! google11 google12 google123 google123! google1234 google12345 google123456
google2000 google2010 google2020 google2021 google2022 google2023 google2024 google2025 google22
google69 google77 google88 google99 google@123 googlegoogle gopal007 gopal108 gopal123 gopal1234
gopal12345 gopal1234567 gopal2000 gopal2020 gopal786 gopal@123 gopal@1234 gorgeous gorgeous1
grace007 grace123 grace123! grace1234 grace12345 grace123456 grace2000 grace2010 grace2020 grace2021
grace2022 grace2023 grace2024 grace2025 grace@123 grandma1 grandpa1 green123 green1234 greenday
greenday1 gregory1 gryffindor guardian gudiya007 gudiya108 gudiya12 gudiya123 gudiya1234 gudiya12345
gudiya1234567 gudiya2000 gudiya2020 gudiya786 gudiya@123 gudiya@1234 guest007 guest123 guest123!
guest1234 guest12345 guest123456 guest2000 guest2010 guest2020 guest2021 guest2022 guest2023
guest2024 guest2025 guest@123 guitar00 guitar007 guitar01 guitar1! guitar11 guitar12 guitar123
guitar123! guitar1234 guitar12345 guitar123456 guitar2000 guitar2010 guitar2020 guitar2021
guitar2022 guitar2023 guitar2024 guitar2025 guitar22 guitar69 guitar77 guitar88 guitar99 guitar@123
gujarat007 gujarat1 gujarat108 gujarat12 gujarat123 gujarat1234 gujarat12345 gujarat1234567
gujarat2000 gujarat2020 gujarat786 gujarat@123 gujarat@1234 gupta007 gupta108 gupta123 gupta1234
gupta12345 gupta1234567 gupta2000 gupta2020 gupta786 gupta@123 gupta@1234 guwahati guwahati007
guwahati1 guwahati108 guwahati12 guwahati123 guwahati1234 guwahati12345 guwahati1234567 guwahati2000
guwahati2020 guwahati786 guwahati@123 guwahati@1234 gymnast1 gymnastics hacker123 hackerman hackers1
hakunamatata halflife hallo123 hallohallo halloween halloween1 hannah00 hannah007 hannah01 hannah1!
hannah11 hannah12 hannah123 hannah123! hannah1234 hannah12345 hannah123456 hannah2000 hannah2010
hannah2020 hannah2021 hannah2022 hannah2023 hannah2024 hannah2025 hannah22 hannah69 hannah77
hannah88 hannah99 hannah@123 hannahmontana hanuman007 hanuman1 hanuman108 hanuman12 hanuman123
hanuman1234 hanuman12345 hanuman1234567 hanuman2000 hanuman2020 hanuman786 hanuman@123 hanuman@1234
happiness happiness1 happy007 happy123 happy123! happy1234 happy12345 happy123456 happy2000
happy2010 happy2020 happy2021 happy2022 happy2023 happy2024 happy2025 happy@123 happybirthday
happyday happygirl happylife happynewyear hardware harish007 harish108 harish12 harish123 harish1234
harish12345 harish1234567 harish2000 harish2020 harish786 harish@123 harish@1234 harley123
harleydavidson harrison harry007 harry123 harry123! harry1234 harry12345 harry123456 harry2000
harry2010 harry2020 harry2021 harry2022 harry2023 harry2024 harry2025 harry@123 harrypotter harsh007
harsh108 harsh123 harsh1234 harsh12345 harsh1234567 harsh2000 harsh2020 harsh786 harsh@123
harsh@1234 harsha007 harsha108 harsha12 harsha123 harsha1234 harsha12345 harsha1234567 harsha2000
harsha2020 harsha786 harsha@123 harsha@1234 hayabusa health00 health007 health01 health1! health11
health12 health123 health123! health1234 health12345 health123456 health2000 health2010 health2020
health2021 health2022 health2023 health2024 health2025 health22 health69 health77 health88 health99
health@123 healthy! healthy00 healthy007 healthy01 healthy1 healthy1! healthy11 healthy12 healthy123
healthy123! healthy1234 healthy12345 healthy123456 healthy2000 healthy2010 healthy2020 healthy2021
healthy2022 healthy2023 healthy2024 healthy2025 healthy22 healthy69 healthy77 healthy88 healthy99
healthy@123 heather! heather00 heather007 heather01 heather1 heather1! heather11 heather12
heather123 heather123! heather1234 heather12345 heather123456 heather2000 heather2010 heather2020
heather2021 heather2022 heather2023 heather2024 heather2025 heather22 heather69 heather77 heather88
heather99 heather@123 heaven00 heaven007 heaven01 heaven1! heaven11 heaven12 heaven123 heaven123!
heaven1234 heaven12345 heaven123456 heaven2000 heaven2010 heaven2020 heaven2021 heaven2022
heaven2023 heaven2024 heaven2025 heaven22 heaven69 heaven77 heaven88 heaven99 heaven@123 heavenly
hello!23 hello007 hello123 hello123! hello1234 hello12345 hello123456 hello1hello hello2000
hello2010 hello2020 hello2021 hello2022 hello2023 hello2024 hello2025 hello@123 hellohello
hellokitty hellokitty1 hellothere helloworld helloworld1 hemant007 hemant108 hemant12 hemant123
hemant1234 hemant12345 hemant1234567 hemant2000 hemant2020 hemant786 hemant@123 hemant@1234 hermione
heythere hhhhhhhh hhhhhhhhh hhhhhhhhhh hhhhhhhhhhhh hindustan hindustan007 hindustan1 hindustan108
hindustan12 hindustan123 hindustan1234 hindustan12345 hindustan1234567 hindustan2000 hindustan2020
hindustan786 hindustan@123 hindustan@1234 hitesh007 hitesh108 hitesh12 hitesh123 hitesh1234
hitesh12345 hitesh1234567 hitesh2000 hitesh2020 hitesh786 hitesh@123 hitesh@1234 hockey00 hockey007
hockey01 hockey1! hockey11 hockey12 hockey123 hockey123! hockey1234 hockey12345 hockey123456
hockey2000 hockey2010 hockey2020 hockey2021 hockey2022 hockey2023 hockey2024 hockey2025 hockey22
hockey69 hockey77 hockey88 hockey99 hockey@123 hogwarts hola1234 holahola honda123 honey007 honey123
honey123! honey1234 honey12345 honey123456 honey2000 honey2010 honey2020 honey2021 honey2022
honey2023 honey2024 honey2025 honey@123 honeybee honeybun honeybunny honeydew hongkong hope123!
hope1234 hope12345 hope123456 hope2000 hope2010 hope2020 hope2021 hope2022 hope2023 hope2024
hope2025 hope@123 hopeful1 horse007 horse123 horse123! horse1234 horse12345 horse123456 horse2000
horse2010 horse2020 horse2021 horse2022 horse2023 horse2024 horse2025 horse@123 horses123 hospital
hospital1 hotgirl1 hotmail1 hotmail123 hotstuff hottie12 hottie123 hrithik007 hrithik1 hrithik108
hrithik12 hrithik123 hrithik1234 hrithik12345 hrithik1234567 hrithik2000 hrithik2020 hrithik786
hrithik@123 hrithik@1234 hunter00 hunter007 hunter01 hunter1! hunter11 hunter12 hunter123 hunter123!
hunter1234 hunter12345 hunter123456 hunter2000 hunter2010 hunter2020 hunter2021 hunter2022
hunter2023 hunter2024 hunter2025 hunter22 hunter69 hunter77 hunter88 hunter99 hunter@123 hunting1
hunting123 hurricane husband1 hyderabad hyderabad007 hyderabad1 hyderabad108 hyderabad12
hyderabad123 hyderabad1234 hyderabad12345 hyderabad1234567 hyderabad2000 hyderabad2020 hyderabad786
hyderabad@123 hyderabad@1234 iamawesome iamgreat1 iamhappy iamtheone icecream icecream1 ihatelove
ihatemylife ihatethis ihateu123 ihateyou ihateyou1 iiiiiiii iiiiiiiii iiiiiiiiii iiiiiiiiiiii
ilovealex ilovechris ilovedavid ilovegod iloveher1 ilovehim ilovehim1 ilovejesus ilovejohn ilovejosh
ilovematt iloveme1 iloveme2 ilovemike ilovemom ilovemom1 ilovemom123 ilovemum ilovemusic ilovemydad
ilovemyfamily ilovemylife ilovemymom ilovemymum ilovemyself iloveu123 iloveyou iloveyou! iloveyou1
iloveyou11 iloveyou12 iloveyou123 iloveyou13 iloveyou14 iloveyou2 iloveyou22 iloveyou3 iloveyou4
iloveyou5 iloveyou7 imagine1 incredible incredible007 incredible1 incredible108 incredible12
incredible123 incredible1234 incredible12345 incredible1234567 incredible2000 incredible2020
incredible786 incredible@123 incredible@1234 india007 india108 india123 india1234 india12345
india1234567 india2000 india2020 india786 india@123 india@1234 indira007 indira108 indira12
indira123 indira1234 indira12345 indira1234567 indira2000 indira2020 indira786 indira@123
indira@1234 indonesia indonesia1 indore007 indore108 indore12 indore123 indore1234 indore12345
indore1234567 indore2000 indore2020 indore786 indore@123 indore@1234 infinity infinity1 inshallah
inshallah007 inshallah1 inshallah108 inshallah12 inshallah123 inshallah1234 inshallah12345
inshallah1234567 inshallah2000 inshallah2020 inshallah786 inshallah@123 inshallah@1234 inspiration
instagram instagram1 instagram123 internet internet! internet00 internet007 internet01 internet1
internet1! internet11 internet12 internet123 internet123! internet1234 internet12345 internet123456
internet2000 internet2010 internet2020 internet2021 internet2022 internet2023 internet2024
internet2025 internet22 internet69 internet77 internet88 internet99 internet@123 iphone00 iphone007
iphone01 iphone1! iphone11 iphone12 iphone123 iphone123! iphone1234 iphone12345 iphone123456
iphone2000 iphone2010 iphone2020 iphone2021 iphone2022 iphone2023 iphone2024 iphone2025 iphone22
iphone69 iphone77 iphone88 iphone99 iphone@123 ireland1 ireland123 ironman1 ironman123 isabella
isabella1 isabelle ishaan007 ishaan108 ishaan12 ishaan123 ishaan1234 ishaan12345 ishaan1234567
ishaan2000 ishaan2020 ishaan786 ishaan@123 ishaan@1234 island123 italia123 italy123 iyer1234
iyer12345 iyer1234567 iyer2000 iyer2020 iyer@123 iyer@1234 jaan1234 jaan12345 jaan1234567 jaan2000
jaan2020 jaan@123 jaan@1234 jaanejaan jaanejaan007 jaanejaan1 jaanejaan108 jaanejaan12 jaanejaan123
jaanejaan1234 jaanejaan12345 jaanejaan1234567 jaanejaan2000 jaanejaan2020 jaanejaan786 jaanejaan@123
jaanejaan@1234 jaaneman jaaneman007 jaaneman1 jaaneman108 jaaneman12 jaaneman123 jaaneman1234
jaaneman12345 jaaneman1234567 jaaneman2000 jaaneman2020 jaaneman786 jaaneman@123 jaaneman@1234
jaanu007 jaanu108 jaanu123 jaanu1234 jaanu12345 jaanu1234567 jaanu2000 jaanu2020 jaanu786 jaanu@123
jaanu@1234 jack123! jack1234 jack12345 jack123456 jack2000 jack2010 jack2020 jack2021 jack2022
jack2023 jack2024 jack2025 jack@123 jackson1 jackson123 jackson5 jacqueline jadeja007 jadeja108
jadeja12 jadeja123 jadeja1234 jadeja12345 jadeja1234567 jadeja2000 jadeja2020 jadeja786 jadeja@123
jadeja@1234 jaibharat jaibharat007 jaibharat1 jaibharat108 jaibharat12 jaibharat123 jaibharat1234
jaibharat12345 jaibharat1234567 jaibharat2000 jaibharat2020 jaibharat786 jaibharat@123
jaibharat@1234 jaiganesh jaiganesh007 jaiganesh1 jaiganesh108 jaiganesh12 jaiganesh123 jaiganesh1234
jaiganesh12345 jaiganesh1234567 jaiganesh2000 jaiganesh2020 jaiganesh786 jaiganesh@123
jaiganesh@1234 jaihanuman jaihanuman007 jaihanuman1 jaihanuman108 jaihanuman12 jaihanuman123
jaihanuman1234 jaihanuman12345 jaihanuman1234567 jaihanuman2000 jaihanuman2020 jaihanuman786
jaihanuman@123 jaihanuman@1234 jaihind007 jaihind1 jaihind108 jaihind12 jaihind123 jaihind1234
jaihind12345 jaihind1234567 jaihind2000 jaihind2020 jaihind786 jaihind@123 jaihind@1234 jaimatadi
jaimatadi007 jaimatadi1 jaimatadi108 jaimatadi12 jaimatadi123 jaimatadi1234 jaimatadi12345
jaimatadi1234567 jaimatadi2000 jaimatadi2020 jaimatadi786 jaimatadi@123 jaimatadi@1234 jaipur007
jaipur108 jaipur12 jaipur123 jaipur1234 jaipur12345 jaipur1234567 jaipur2000 jaipur2020 jaipur786
jaipur@123 jaipur@1234 jaishreeram jaishreeram007 jaishreeram1 jaishreeram108 jaishreeram12
jaishreeram123 jaishreeram1234 jaishreeram12345 jaishreeram1234567 jaishreeram2000 jaishreeram2020
jaishreeram786 jaishreeram@123 jaishreeram@1234 jaishrikrishna jaishrikrishna007 jaishrikrishna1
jaishrikrishna108 jaishrikrishna12 jaishrikrishna123 jaishrikrishna1234 jaishrikrishna12345
jaishrikrishna1234567 jaishrikrishna2000 jaishrikrishna2020 jaishrikrishna786 jaishrikrishna@123
jaishrikrishna@1234 jaishriram jaishriram007 jaishriram1 jaishriram108 jaishriram12 jaishriram123
jaishriram1234 jaishriram12345 jaishriram1234567 jaishriram2000 jaishriram2020 jaishriram786
jaishriram@123 jaishriram@1234 james007 james123 james123! james1234 james12345 james123456
james2000 james2010 james2020 james2021 james2022 james2023 james2024 james2025 james@123 janeman007
janeman1 janeman108 janeman12 janeman123 janeman1234 janeman12345 janeman1234567 janeman2000
janeman2020 janeman786 janeman@123 janeman@1234 january1 january2015 january2016 january2017
january2018 january2019 january2020 january2021 january2022 january2023 january2024 january2025
january2026 japan123 jasmine1 jasmine12 jasmine123 jasmine2 jason007 jason123 jason123! jason1234
jason12345 jason123456 jason2000 jason2010 jason2020 jason2021 jason2022 jason2023 jason2024
jason2025 jason@123 jatin007 jatin108 jatin123 jatin1234 jatin12345 jatin1234567 jatin2000 jatin2020
jatin786 jatin@123 jatin@1234 jayant007 jayant108 jayant12 jayant123 jayant1234 jayant12345
jayant1234567 jayant2000 jayant2020 jayant786 jayant@123 jayant@1234 jedi1234 jeffrey1 jennifer
jennifer! jennifer00 jennifer007 jennifer01 jennifer1 jennifer1! jennifer11 jennifer12 jennifer123
jennifer123! jennifer1234 jennifer12345 jennifer123456 jennifer2000 jennifer2010 jennifer2020
jennifer2021 jennifer2022 jennifer2023 jennifer2024 jennifer2025 jennifer22 jennifer69 jennifer77
jennifer88 jennifer99 jennifer@123 jenny007 jenny123 jenny123! jenny1234 jenny12345 jenny123456
jenny2000 jenny2010 jenny2020 jenny2021 jenny2022 jenny2023 jenny2024 jenny2025 jenny@123 jeremiah
jessica! jessica00 jessica007 jessica01 jessica1 jessica1! jessica11 jessica12 jessica123
jessica123! jessica1234 jessica12345 jessica123456 jessica2000 jessica2010 jessica2020 jessica2021
jessica2022 jessica2023 jessica2024 jessica2025 jessica22 jessica69 jessica77 jessica88 jessica99
jessica@123 jesus007 jesus123 jesus123! jesus1234 jesus12345 jesus123456 jesus2000 jesus2010
jesus2020 jesus2021 jesus2022 jesus2023 jesus2024 jesus2025 jesus777 jesus@123 jesuschrist
jesusislord jesuslives jesuslovesme jesussaves jjjjjjjj jjjjjjjjj jjjjjjjjjj jjjjjjjjjjjj john123!
john1234 john12345 john123456 john2000 john2010 john2020 john2021 john2022 john2023 john2024
john2025 john@123 jonasbrothers jonathan jonathan1 jonathan123 jordan00 jordan007 jordan01 jordan1!
jordan11 jordan12 jordan123 jordan123! jordan1234 jordan12345 jordan123456 jordan2000 jordan2010
jordan2020 jordan2021 jordan2022 jordan2023 jordan2024 jordan2025 jordan22 jordan23 jordan69
jordan77 jordan88 jordan99 jordan@123 joseph00 joseph007 joseph01 joseph1! joseph11 joseph12
joseph123 joseph123! joseph1234 joseph12345 joseph123456 joseph2000 joseph2010 joseph2020 joseph2021
joseph2022 joseph2023 joseph2024 joseph2025 joseph22 joseph69 joseph77 joseph88 joseph99 joseph@123
joshi007 joshi108 joshi123 joshi1234 joshi12345 joshi1234567 joshi2000 joshi2020 joshi786 joshi@123
joshi@1234 joshua00 joshua007 joshua01 joshua1! joshua11 joshua12 joshua123 joshua123! joshua1234
joshua12345 joshua123456 joshua2000 joshua2010 joshua2020 joshua2021 joshua2022 joshua2023
joshua2024 joshua2025 joshua22 joshua69 joshua77 joshua88 joshua99 joshua@123 julia007 julia123
julia123! julia1234 julia12345 julia123456 julia2000 julia2010 julia2020 julia2021 julia2022
julia2023 julia2024 julia2025 julia@123 july1234 july2015 july2016 july2017 july2018 july2019
july2020 july2021 july2022 july2023 july2024 july2025 july2026 june1234 june2015 june2016 june2017
june2018 june2019 june2020 june2021 june2022 june2023 june2024 june2025 june2026 jungkook jungkook1
jupiter1 jurassic justin00 justin007 justin01 justin1! justin11 justin12 justin123 justin123!
justin1234 justin12345 justin123456 justin2000 justin2010 justin2020 justin2021 justin2022
justin2023 justin2024 justin2025 justin22 justin69 justin77 justin88 justin99 justin@123
justinbieber juventus jyoti007 jyoti108 jyoti123 jyoti1234 jyoti12345 jyoti1234567 jyoti2000
jyoti2020 jyoti786 jyoti@123 jyoti@1234 kajal007 kajal108 kajal123 kajal1234 kajal12345 kajal1234567
kajal2000 kajal2020 kajal786 kajal@123 kajal@1234 kalpana007 kalpana1 kalpana108 kalpana12
kalpana123 kalpana1234 kalpana12345 kalpana1234567 kalpana2000 kalpana2020 kalpana786 kalpana@123
kalpana@1234 kamal007 kamal108 kamal123 kamal1234 kamal12345 kamal1234567 kamal2000 kamal2020
kamal786 kamal@123 kamal@1234 kanpur007 kanpur108 kanpur12 kanpur123 kanpur1234 kanpur12345
kanpur1234567 kanpur2000 kanpur2020 kanpur786 kanpur@123 kanpur@1234 kapil007 kapil108 kapil123
kapil1234 kapil12345 kapil1234567 kapil2000 kapil2020 kapil786 kapil@123 kapil@1234 kapoor007
kapoor108 kapoor12 kapoor123 kapoor1234 kapoor12345 kapoor1234567 kapoor2000 kapoor2020 kapoor786
kapoor@123 kapoor@1234 karan007 karan108 karan123 karan1234 karan12345 karan1234567 karan2000
karan2020 karan786 karan@123 karan@1234 kareena007 kareena1 kareena108 kareena12 kareena123
kareena1234 kareena12345 kareena1234567 kareena2000 kareena2020 kareena786 kareena@123 kareena@1234
karen007 karen123 karen123! karen1234 karen12345 karen123456 karen2000 karen2010 karen2020 karen2021
karen2022 karen2023 karen2024 karen2025 karen@123 karnataka karnataka007 karnataka1 karnataka108
karnataka12 karnataka123 karnataka1234 karnataka12345 karnataka1234567 karnataka2000 karnataka2020
karnataka786 karnataka@123 karnataka@1234 karthik007 karthik1 karthik108 karthik12 karthik123
karthik1234 karthik12345 karthik1234567 karthik2000 karthik2020 karthik786 karthik@123 karthik@1234
katherine katherine1 kathleen kathmandu katie007 katie123 katie123! katie1234 katie12345 katie123456
katie2000 katie2010 katie2020 katie2021 katie2022 katie2023 katie2024 katie2025 katie@123 katrina007
katrina1 katrina108 katrina12 katrina123 katrina1234 katrina12345 katrina1234567 katrina2000
katrina2020 katrina786 katrina@123 katrina@1234 kavita007 kavita108 kavita12 kavita123 kavita1234
kavita12345 kavita1234567 kavita2000 kavita2020 kavita786 kavita@123 kavita@1234 kavya007 kavya108
kavya123 kavya1234 kavya12345 kavya1234567 kavya2000 kavya2020 kavya786 kavya@123 kavya@1234
kawasaki keepsmiling kelly007 kelly123 kelly123! kelly1234 kelly12345 kelly123456 kelly2000
kelly2010 kelly2020 kelly2021 kelly2022 kelly2023 kelly2024 kelly2025 kelly@123 kenya123 kerala007
kerala108 kerala12 kerala123 kerala1234 kerala12345 kerala1234567 kerala2000 kerala2020 kerala786
kerala@123 kerala@1234 kevin007 kevin123 kevin123! kevin1234 kevin12345 kevin123456 kevin2000
kevin2010 kevin2020 kevin2021 kevin2022 kevin2023 kevin2024 kevin2025 kevin@123 keyboard keyboard1
khalsa007 khalsa108 khalsa12 khalsa123 khalsa1234 khalsa12345 khalsa1234567 khalsa2000 khalsa2020
khalsa786 khalsa@123 khalsa@1234 khan1234 khan12345 khan1234567 khan2000 khan2020 khan@123 khan@1234
khanna007 khanna108 khanna12 khanna123 khanna1234 khanna12345 khanna1234567 khanna2000 khanna2020
khanna786 khanna@123 khanna@1234 khushi007 khushi108 khushi12 khushi123 khushi1234 khushi12345
khushi1234567 khushi2000 khushi2020 khushi786 khushi@123 khushi@1234 kids1234 killer00 killer007
killer01 killer1! killer11 killer12 killer123 killer123! killer1234 killer12345 killer123456
killer2000 killer2010 killer2020 killer2021 killer2022 killer2023 killer2024 killer2025 killer22
killer69 killer77 killer88 killer99 killer@123 kimberly kimberly1 king123! king1234 king12345
king123456 king2000 king2010 king2020 king2021 king2022 king2023 king2024 king2025 king@123 kiran007
kiran108 kiran123 kiran1234 kiran12345 kiran1234567 kiran2000 kiran2020 kiran786 kiran@123
kiran@1234 kitten00 kitten007 kitten01 kitten1! kitten11 kitten12 kitten123 kitten123! kitten1234
kitten12345 kitten123456 kitten2000 kitten2010 kitten2020 kitten2021 kitten2022 kitten2023
kitten2024 kitten2025 kitten22 kitten69 kitten77 kitten88 kitten99 kitten@123 kitty007 kitty123
kitty123! kitty1234 kitty12345 kitty123456 kitty2000 kitty2010 kitty2020 kitty2021 kitty2022
kitty2023 kitty2024 kitty2025 kitty@123 kittycat kittykat kkkkkkkk kkkkkkkkk kkkkkkkkkk kkkkkkkkkkkk
knight123 kobe2424 kochi007 kochi108 kochi123 kochi1234 kochi12345 kochi1234567 kochi2000 kochi2020
kochi786 kochi@123 kochi@1234 kohli007 kohli108 kohli123 kohli1234 kohli12345 kohli1234567 kohli2000
kohli2020 kohli786 kohli@123 kohli@1234 kolkata007 kolkata1 kolkata108 kolkata12 kolkata123
kolkata1234 kolkata12345 kolkata1234567 kolkata2000 kolkata2020 kolkata786 kolkata@123 kolkata@1234
komal007 komal108 komal123 komal1234 komal12345 komal1234567 komal2000 komal2020 komal786 komal@123
komal@1234 korea123 krishna007 krishna1 krishna108 krishna12 krishna123 krishna1234 krishna12345
krishna1234567 krishna2000 krishna2020 krishna786 krishna@123 krishna@1234 kristen1 kristina
kulkarni kulkarni007 kulkarni1 kulkarni108 kulkarni12 kulkarni123 kulkarni1234 kulkarni12345
kulkarni1234567 kulkarni2000 kulkarni2020 kulkarni786 kulkarni@123 kulkarni@1234 kumar007 kumar108
kumar123 kumar1234 kumar12345 kumar1234567 kumar2000 kumar2020 kumar786 kumar@123 kumar@1234
kumari007 kumari108 kumari12 kumari123 kumari1234 kumari12345 kumari1234567 kumari2000 kumari2020
kumari786 kumari@123 kumari@1234 kunal007 kunal108 kunal123 kunal1234 kunal12345 kunal1234567
kunal2000 kunal2020 kunal786 kunal@123 kunal@1234 ladies00 ladies007 ladies01 ladies1! ladies11
ladies12 ladies123 ladies123! ladies1234 ladies12345 ladies123456 ladies2000 ladies2010 ladies2020
ladies2021 ladies2022 ladies2023 ladies2024 ladies2025 ladies22 ladies69 ladies77 ladies88 ladies99
ladies@123 lakers123 lakers24 lakshmi007 lakshmi1 lakshmi108 lakshmi12 lakshmi123 lakshmi1234
lakshmi12345 lakshmi1234567 lakshmi2000 lakshmi2020 lakshmi786 lakshmi@123 lakshmi@1234 lalit007
lalit108 lalit123 lalit1234 lalit12345 lalit1234567 lalit2000 lalit2020 lalit786 lalit@123
lalit@1234 lamborghini laptop123 laughing laura007 laura123 laura123! laura1234 laura12345
laura123456 laura2000 laura2010 laura2020 laura2021 laura2022 laura2023 laura2024 laura2025
laura@123 lauren00 lauren007 lauren01 lauren1! lauren11 lauren12 lauren123 lauren123! lauren1234
lauren12345 lauren123456 lauren2000 lauren2010 lauren2020 lauren2021 lauren2022 lauren2023
lauren2024 lauren2025 lauren22 lauren69 lauren77 lauren88 lauren99 lauren@123 lavanya007 lavanya1
lavanya108 lavanya12 lavanya123 lavanya1234 lavanya12345 lavanya1234567 lavanya2000 lavanya2020
lavanya786 lavanya@123 lavanya@1234 lavender lawrence lawyer123 leagueoflegends ledzeppelin leonardo
leopard1 letmein! letmein00 letmein007 letmein01 letmein1 letmein1! letmein11 letmein12 letmein123
letmein123! letmein1234 letmein12345 letmein123456 letmein2000 letmein2010 letmein2020 letmein2021
letmein2022 letmein2023 letmein2024 letmein2025 letmein22 letmein69 letmein77 letmein88 letmein99
letmein@123 letmeinnow life123! life1234 life12345 life123456 life2000 life2010 life2020 life2021
life2022 life2023 life2024 life2025 life@123 lifegoeson lifeisgood lightning lilies123 linda007
linda123 linda123! linda1234 linda12345 linda123456 linda2000 linda2010 linda2020 linda2021
linda2022 linda2023 linda2024 linda2025 linda@123 lindsay1 linkedin linkedin1 linkinpark linkinpark1
lion123! lion1234 lion12345 lion123456 lion2000 lion2010 lion2020 lion2021 lion2022 lion2023
lion2024 lion2025 lion@123 lionelmessi lisa123! lisa1234 lisa12345 lisa123456 lisa2000 lisa2010
lisa2020 lisa2021 lisa2022 lisa2023 lisa2024 lisa2025 lisa@123 liverpool liverpool1 liverpool123
liverpoolfc lkjhgfds lkjhgfdsa llllllll lllllllll llllllllll llllllllllll login007 login123
login123! login1234 login12345 login123456 login2000 login2010 login2020 login2021 login2022
login2023 login2024 login2025 login@123 loginpass london12 london123 london2012 lordjesus lorraine
lotus123 loulou123 lovable1 love123! love1234 love12345 love123456 love2000 love2010 love2020
love2021 love2022 love2023 love2024 love2025 love@123 lovebird lovehate lovehurts loveless lovelife
lovelove lovelove1 lovely12 lovely123 loveme123 lovemylife lover007 lover123 lover123! lover1234
lover12345 lover123456 lover2000 lover2010 lover2020 lover2021 lover2022 lover2023 lover2024
lover2025 lover@123 loverboy lovergirl lovestory loveyou1 loveyou123 loveyou2 lucifer1 lucifer666
lucknow007 lucknow1 lucknow108 lucknow12 lucknow123 lucknow1234 lucknow12345 lucknow1234567
lucknow2000 lucknow2020 lucknow786 lucknow@123 lucknow@1234 lucky007 lucky123 lucky123! lucky1234
lucky12345 lucky123456 lucky2000 lucky2010 lucky2020 lucky2021 lucky2022 lucky2023 lucky2024
lucky2025 lucky@123 lucy123! lucy1234 lucy12345 lucy123456 lucy2000 lucy2010 lucy2020 lucy2021
lucy2022 lucy2023 lucy2024 lucy2025 lucy@123 ludhiana ludhiana007 ludhiana1 ludhiana108 ludhiana12
ludhiana123 ludhiana1234 ludhiana12345 ludhiana1234567 ludhiana2000 ludhiana2020 ludhiana786
ludhiana@123 ludhiana@1234 lukeskywalker maapaa007 maapaa108 maapaa12 maapaa123 maapaa1234
maapaa12345 maapaa1234567 maapaa2000 maapaa2020 maapaa786 maapaa@123 maapaa@1234 maapapa007 maapapa1
maapapa108 maapapa12 maapapa123 maapapa1234 maapapa12345 maapapa1234567 maapapa2000 maapapa2020
maapapa786 maapapa@123 maapapa@1234 madhu007 madhu108 madhu123 madhu1234 madhu12345 madhu1234567
madhu2000 madhu2020 madhu786 madhu@123 madhu@1234 madhuri007 madhuri1 madhuri108 madhuri12
madhuri123 madhuri1234 madhuri12345 madhuri1234567 madhuri2000 madhuri2020 madhuri786 madhuri@123
madhuri@1234 madison1 madison123 madras007 madras108 madras12 madras123 madras1234 madras12345
madras1234567 madras2000 madras2020 madras786 madras@123 madras@1234 mafia123 maggie00 maggie007
maggie01 maggie1! maggie11 maggie12 maggie123 maggie123! maggie1234 maggie12345 maggie123456
maggie2000 maggie2010 maggie2020 maggie2021 maggie2022 maggie2023 maggie2024 maggie2025 maggie22
maggie69 maggie77 maggie88 maggie99 maggie@123 magic007 magic123 magic123! magic1234 magic12345
magic123456 magic2000 magic2010 magic2020 magic2021 magic2022 magic2023 magic2024 magic2025
magic@123 magical1 mahadev007 mahadev1 mahadev108 mahadev12 mahadev123 mahadev1234 mahadev12345
mahadev1234567 mahadev2000 mahadev2020 mahadev786 mahadev@123 mahadev@1234 mahakal007 mahakal1
mahakal108 mahakal12 mahakal123 mahakal1234 mahakal12345 mahakal1234567 mahakal2000 mahakal2020
mahakal786 mahakal@123 mahakal@1234 maharashtra maharashtra007 maharashtra1 maharashtra108
maharashtra12 maharashtra123 maharashtra1234 maharashtra12345 maharashtra1234567 maharashtra2000
maharashtra2020 maharashtra786 maharashtra@123 maharashtra@1234 mahesh007 mahesh108 mahesh12
mahesh123 mahesh1234 mahesh12345 mahesh1234567 mahesh2000 mahesh2020 mahesh786 mahesh@123
mahesh@1234 mala1234 mala12345 mala1234567 mala2000 mala2020 mala@123 mala@1234 malaysia malaysia1
malhotra malhotra007 malhotra1 malhotra108 malhotra12 malhotra123 malhotra1234 malhotra12345
malhotra1234567 malhotra2000 malhotra2020 malhotra786 malhotra@123 malhotra@1234 mamapapa manager1
manager123 manchester manchester1 manchesterunited manish007 manish108 manish12 manish123 manish1234
manish12345 manish1234567 manish2000 manish2020 manish786 manish@123 manish@1234 manisha007 manisha1
manisha108 manisha12 manisha123 manisha1234 manisha12345 manisha1234567 manisha2000 manisha2020
manisha786 manisha@123 manisha@1234 manju007 manju108 manju123 manju1234 manju12345 manju1234567
manju2000 manju2020 manju786 manju@123 manju@1234 manoj007 manoj108 manoj123 manoj1234 manoj12345
manoj1234567 manoj2000 manoj2020 manoj786 manoj@123 manoj@1234 mansi007 mansi108 mansi123 mansi1234
mansi12345 mansi1234567 mansi2000 mansi2020 mansi786 mansi@123 mansi@1234 manunited manutd123
march123 march2015 march2016 march2017 march2018 march2019 march2020 march2021 march2022 march2023
march2024 march2025 march2026 margaret margarita maria007 maria123 maria123! maria1234 maria12345
maria123456 maria2000 maria2010 maria2020 maria2021 maria2022 maria2023 maria2024 maria2025
maria@123 marianne marines1 marines123 mariobros mariposa mariposa1 mark123! mark1234 mark12345
mark123456 mark2000 mark2010 mark2020 mark2021 mark2022 mark2023 mark2024 mark2025 mark@123
marseille marshmallow mashallah mashallah007 mashallah1 mashallah108 mashallah12 mashallah123
mashallah1234 mashallah12345 mashallah1234567 mashallah2000 mashallah2020 mashallah786 mashallah@123
mashallah@1234 master00 master007 master01 master1! master11 master12 master123 master123!
master1234 master12345 master123456 master2000 master2010 master2020 master2021 master2022
master2023 master2024 master2025 master22 master69 master77 master88 master99 master@123 masterkey
mataji007 mataji108 mataji12 mataji123 mataji1234 mataji12345 mataji1234567 mataji2000 mataji2020
mataji786 mataji@123 mataji@1234 matrix123 matthew! matthew00 matthew007 matthew01 matthew1
matthew1! matthew11 matthew12 matthew123 matthew123! matthew1234 matthew12345 matthew123456
matthew2000 matthew2010 matthew2020 matthew2021 matthew2022 matthew2023 matthew2024 matthew2025
matthew22 matthew69 matthew77 matthew88 matthew99 matthew@123 mauricio maverick maverick1 max12345
max123456 mayank007 mayank108 mayank12 mayank123 mayank1234 mayank12345 mayank1234567 mayank2000
mayank2020 mayank786 mayank@123 mayank@1234 medical1 medicine meena007 meena108 meena123 meena1234
meena12345 meena1234567 meena2000 meena2020 meena786 meena@123 meena@1234 meera007 meera108 meera123
meera1234 meera12345 meera1234567 meera2000 meera2020 meera786 meera@123 meera@1234 megan007
megan123 megan123! megan1234 megan12345 megan123456 megan2000 megan2010 megan2020 megan2021
megan2022 megan2023 megan2024 megan2025 megan@123 megha007 megha108 megha123 megha1234 megha12345
megha1234567 megha2000 megha2020 megha786 megha@123 megha@1234 melissa! melissa00 melissa007
melissa01 melissa1 melissa1! melissa11 melissa12 melissa123 melissa123! melissa1234 melissa12345
melissa123456 melissa2000 melissa2010 melissa2020 melissa2021 melissa2022 melissa2023 melissa2024
melissa2025 melissa22 melissa69 melissa77 melissa88 melissa99 melissa@123 menon007 menon108 menon123
menon1234 menon12345 menon1234567 menon2000 menon2020 menon786 menon@123 menon@1234 mera1234
mera12345 mera1234567 mera2000 mera2020 mera@123 mera@1234 merabharat merabharat007 merabharat1
merabharat108 merabharat12 merabharat123 merabharat1234 merabharat12345 merabharat1234567
merabharat2000 merabharat2020 merabharat786 merabharat@123 merabharat@1234 merapyar merapyar007
merapyar1 merapyar108 merapyar12 merapyar123 merapyar1234 merapyar12345 merapyar1234567 merapyar2000
merapyar2020 merapyar786 merapyar@123 merapyar@1234 mercedes mercedes1 mercedesbenz mercury1
meri1234 meri12345 meri1234567 meri2000 meri2020 meri@123 meri@1234 meridoll meridoll007 meridoll1
meridoll108 meridoll12 meridoll123 meridoll1234 meridoll12345 meridoll1234567 meridoll2000
meridoll2020 meridoll786 meridoll@123 meridoll@1234 merijaan merijaan007 merijaan1 merijaan108
merijaan12 merijaan123 merijaan1234 merijaan12345 merijaan1234567 merijaan2000 merijaan2020
merijaan786 merijaan@123 merijaan@1234 messi123 metallica metallica1 mexico123 michael! michael00
michael007 michael01 michael1 michael1! michael11 michael12 michael123 michael123! michael1234
michael12345 michael123456 michael2 michael2000 michael2010 michael2020 michael2021 michael2022
michael2023 michael2024 michael2025 michael22 michael69 michael77 michael88 michael99 michael@123
michaeljackson michelle michelle! michelle00 michelle007 michelle01 michelle1 michelle1! michelle11
michelle12 michelle123 michelle123! michelle1234 michelle12345 michelle123456 michelle2000
michelle2010 michelle2020 michelle2021 michelle2022 michelle2023 michelle2024 michelle2025
michelle22 michelle69 michelle77 michelle88 michelle99 michelle@123 mickey123 mickeymouse microsoft
microsoft1 midnight midnight1 midnite1 mike123! mike1234 mike12345 mike123456 mike2000 mike2010
mike2020 mike2021 mike2022 mike2023 mike2024 mike2025 mike@123 mileycyrus military millenium
millennium minecraft minecraft1 minecraft123 minnie123 mishra007 mishra108 mishra12 mishra123
mishra1234 mishra12345 mishra1234567 mishra2000 mishra2020 mishra786 mishra@123 mishra@1234 mitchell
mmmmmmmm mmmmmmmmm mmmmmmmmmm mmmmmmmmmmmm mnbvcxz1 mnbvcxza mohabbat mohabbat007 mohabbat1
mohabbat108 mohabbat12 mohabbat123 mohabbat1234 mohabbat12345 mohabbat1234567 mohabbat2000
mohabbat2020 mohabbat786 mohabbat@123 mohabbat@1234 mohammad mohammad007 mohammad1 mohammad108
mohammad12 mohammad123 mohammad1234 mohammad12345 mohammad1234567 mohammad2000 mohammad2020
mohammad786 mohammad@123 mohammad@1234 mohan007 mohan108 mohan123 mohan1234 mohan12345 mohan1234567
mohan2000 mohan2020 mohan786 mohan@123 mohan@1234 mohit007 mohit108 mohit123 mohit1234 mohit12345
mohit1234567 mohit2000 mohit2020 mohit786 mohit@123 mohit@1234 molly007 molly123 molly123! molly1234
molly12345 molly123456 molly2000 molly2010 molly2020 molly2021 molly2022 molly2023 molly2024
molly2025 molly@123 mom12345 momdad123 mommy123 mompop007 mompop108 mompop12 mompop123 mompop1234
mompop12345 mompop1234567 mompop2000 mompop2020 mompop786 mompop@123 mompop@1234 monday123
monday2015 monday2016 monday2017 monday2018 monday2019 monday2020 monday2021 monday2022 monday2023
monday2024 monday2025 monday2026 money007 money123 money123! money1234 money12345 money123456
money2000 money2010 money2020 money2021 money2022 money2023 money2024 money2025 money@123 monica123
monika007 monika108 monika12 monika123 monika1234 monika12345 monika1234567 monika2000 monika2020
monika786 monika@123 monika@1234 monitor1 monkey00 monkey007 monkey01 monkey1! monkey11 monkey12
monkey123 monkey123! monkey1234 monkey12345 monkey123456 monkey13 monkey2000 monkey2010 monkey2020
monkey2021 monkey2022 monkey2023 monkey2024 monkey2025 monkey22 monkey69 monkey77 monkey88 monkey99
monkey@123 monkeyboy monkeys1 monster1 monster123 monsters moon123! moon1234 moon12345 moon123456
moon2000 moon2010 moon2020 moon2021 moon2022 moon2023 moon2024 moon2025 moon@123 moonlight
moonlight1 morgan00 morgan007 morgan01 morgan1! morgan11 morgan12 morgan123 morgan123! morgan1234
morgan12345 morgan123456 morgan2000 morgan2010 morgan2020 morgan2021 morgan2022 morgan2023
morgan2024 morgan2025 morgan22 morgan69 morgan77 morgan88 morgan99 morgan@123 motdepasse motdepasse1
mother00 mother007 mother01 mother1! mother11 mother12 mother123 mother123! mother1234 mother12345
mother123456 mother2000 mother2010 mother2020 mother2021 mother2022 mother2023 mother2024 mother2025
mother22 mother69 mother77 mother88 mother99 mother@123 motivation motorola motorola1 motu1234
motu12345 motu1234567 motu2000 motu2020 motu@123 motu@1234 mountain mountain1 mountains muhammad
muhammad007 muhammad1 muhammad108 muhammad12 muhammad123 muhammad1234 muhammad12345 muhammad1234567
muhammad2000 muhammad2020 muhammad786 muhammad@123 muhammad@1234 mukesh007 mukesh108 mukesh12
mukesh123 mukesh1234 mukesh12345 mukesh1234567 mukesh2000 mukesh2020 mukesh786 mukesh@123
mukesh@1234 mukherjee mukherjee007 mukherjee1 mukherjee108 mukherjee12 mukherjee123 mukherjee1234
mukherjee12345 mukherjee1234567 mukherjee2000 mukherjee2020 mukherjee786 mukherjee@123
mukherjee@1234 mumbai007 mumbai108 mumbai12 mumbai123 mumbai1234 mumbai12345 mumbai1234567
mumbai2000 mumbai2020 mumbai786 mumbai@123 mumbai@1234 mumbaiindians mumbaiindians007 mumbaiindians1
mumbaiindians108 mumbaiindians12 mumbaiindians123 mumbaiindians1234 mumbaiindians12345
mumbaiindians1234567 mumbaiindians2000 mumbaiindians2020 mumbaiindians786 mumbaiindians@123
mumbaiindians@1234 mummy007 mummy108 mummy123 mummy1234 mummy12345 mummy1234567 mummy2000 mummy2020
mummy786 mummy@123 mummy@1234 mummypapa mummypapa007 mummypapa1 mummypapa108 mummypapa12
mummypapa123 mummypapa1234 mummypapa12345 mummypapa1234567 mummypapa2000 mummypapa2020 mummypapa786
mummypapa@123 mummypapa@1234 music007 music123 music123! music1234 music12345 music123456 music2000
music2010 music2020 music2021 music2022 music2023 music2024 music2025 music@123 mustang1 mustang123
mustang5 mustang67 mylove123 myloveis mypass123 mypass1234 mypassword mypassword1 mypassword123
mysore007 mysore108 mysore12 mysore123 mysore1234 mysore12345 mysore1234567 mysore2000 mysore2020
mysore786 mysore@123 mysore@1234 myspace1 myspace123 mystery1 mystical nagpur007 nagpur108 nagpur12
nagpur123 nagpur1234 nagpur12345 nagpur1234567 nagpur2000 nagpur2020 nagpur786 nagpur@123
nagpur@1234 nair1234 nair12345 nair1234567 nair2000 nair2020 nair@123 nair@1234 nancy007 nancy123
nancy123! nancy1234 nancy12345 nancy123456 nancy2000 nancy2010 nancy2020 nancy2021 nancy2022
nancy2023 nancy2024 nancy2025 nancy@123 nandini007 nandini1 nandini108 nandini12 nandini123
nandini1234 nandini12345 nandini1234567 nandini2000 nandini2020 nandini786 nandini@123 nandini@1234
narendra narendra007 narendra1 narendra108 narendra12 narendra123 narendra1234 narendra12345
narendra1234567 narendra2000 narendra2020 narendra786 narendra@123 narendra@1234 naruto123 natalie1
natalie123 natasha1 natasha123 nathaniel nature123 naveen007 naveen108 naveen12 naveen123 naveen1234
naveen12345 naveen1234567 naveen2000 naveen2020 naveen786 naveen@123 naveen@1234 neeraj007 neeraj108
neeraj12 neeraj123 neeraj1234 neeraj12345 neeraj1234567 neeraj2000 neeraj2020 neeraj786 neeraj@123
neeraj@1234 neha1234 neha12345 neha1234567 neha2000 neha2020 neha@123 neha@1234 nepal123 neptune1
netflix1 netflix123 network1 network123 newcastle newdelhi newdelhi007 newdelhi1 newdelhi108
newdelhi12 newdelhi123 newdelhi1234 newdelhi12345 newdelhi1234567 newdelhi2000 newdelhi2020
newdelhi786 newdelhi@123 newdelhi@1234 newlife1 newlife123 newpassword newyear1 newzealand neymar11
neymar123 nicholas nicholas1 nick123! nick1234 nick12345 nick123456 nick2000 nick2010 nick2020
nick2021 nick2022 nick2023 nick2024 nick2025 nick@123 nicole00 nicole007 nicole01 nicole1! nicole11
nicole12 nicole123 nicole123! nicole1234 nicole12345 nicole123456 nicole13 nicole2000 nicole2010
nicole2020 nicole2021 nicole2022 nicole2023 nicole2024 nicole2025 nicole22 nicole69 nicole77
nicole88 nicole99 nicole@123 nidhi007 nidhi108 nidhi123 nidhi1234 nidhi12345 nidhi1234567 nidhi2000
nidhi2020 nidhi786 nidhi@123 nidhi@1234 nigeria1 nigeria123 nikhil007 nikhil108 nikhil12 nikhil123
nikhil1234 nikhil12345 nikhil1234567 nikhil2000 nikhil2020 nikhil786 nikhil@123 nikhil@1234
nikita007 nikita108 nikita12 nikita123 nikita1234 nikita12345 nikita1234567 nikita2000 nikita2020
nikita786 nikita@123 nikita@1234 ninja007 ninja123 ninja123! ninja1234 ninja12345 ninja123456
ninja2000 ninja2010 ninja2020 ninja2021 ninja2022 ninja2023 ninja2024 ninja2025 ninja@123 nintendo
nintendo1 nirvana1 nisha007 nisha108 nisha123 nisha1234 nisha12345 nisha1234567 nisha2000 nisha2020
nisha786 nisha@123 nisha@1234 nitesh007 nitesh108 nitesh12 nitesh123 nitesh1234 nitesh12345
nitesh1234567 nitesh2000 nitesh2020 nitesh786 nitesh@123 nitesh@1234 nitin007 nitin108 nitin123
nitin1234 nitin12345 nitin1234567 nitin2000 nitin2020 nitin786 nitin@123 nitin@1234 nnnnnnnn
nnnnnnnnn nnnnnnnnnn nnnnnnnnnnnn nobody123 nokia123 nokia1234 nokia3310 nopass123 nopassword
nothing1 nothing123 november november1 november2015 november2016 november2017 november2018
november2019 november2020 november2021 november2022 november2023 november2024 november2025
november2026 nurse007 nurse123 nurse123! nurse1234 nurse12345 nurse123456 nurse2000 nurse2010
nurse2020 nurse2021 nurse2022 nurse2023 nurse2024 nurse2025 nurse@123 nurses123 nursing1 ocean123
ocean1234 october1 october10 october2015 october2016 october2017 october2018 october2019 october2020
october2021 october2022 october2023 october2024 october2025 october2026 office123 office365 oliver00
oliver007 oliver01 oliver1! oliver11 oliver12 oliver123 oliver123! oliver1234 oliver12345
oliver123456 oliver2000 oliver2010 oliver2020 oliver2021 oliver2022 oliver2023 oliver2024 oliver2025
oliver22 oliver69 oliver77 oliver88 oliver99 oliver@123 olivia00 olivia007 olivia01 olivia1!
olivia11 olivia12 olivia123 olivia123! olivia1234 olivia12345 olivia123456 olivia2000 olivia2010
olivia2020 olivia2021 olivia2022 olivia2023 olivia2024 olivia2025 olivia22 olivia69 olivia77
olivia88 olivia99 olivia@123 omnamahshivaya omnamahshivaya007 omnamahshivaya1 omnamahshivaya108
omnamahshivaya12 omnamahshivaya123 omnamahshivaya1234 omnamahshivaya12345 omnamahshivaya1234567
omnamahshivaya2000 omnamahshivaya2020 omnamahshivaya786 omnamahshivaya@123 omnamahshivaya@1234
omsairam omsairam007 omsairam1 omsairam108 omsairam12 omsairam123 omsairam1234 omsairam12345
omsairam1234567 omsairam2000 omsairam2020 omsairam786 omsairam@123 omsairam@1234 onedirection
onedirection1 onepiece oooooooo ooooooooo oooooooooo oooooooooooo orange00 orange007 orange01
orange1! orange11 orange12 orange123 orange123! orange1234 orange12345 orange123456 orange2000
orange2010 orange2020 orange2021 orange2022 orange2023 orange2024 orange2025 orange22 orange69
orange77 orange88 orange99 orange@123 orchid123 oscar007 oscar123 oscar123! oscar1234 oscar12345
oscar123456 oscar2000 oscar2010 oscar2020 oscar2021 oscar2022 oscar2023 oscar2024 oscar2025
oscar@123 ourpassword outlook1 p@ssw0rd p@ssw0rd1 p@ssword p@ssword1 pa55w0rd pa55word packers1
pakistan pakistan1 pakistan123 pakistan786 pallavi007 pallavi1 pallavi108 pallavi12 pallavi123
pallavi1234 pallavi12345 pallavi1234567 pallavi2000 pallavi2020 pallavi786 pallavi@123 pallavi@1234
pandey007 pandey108 pandey12 pandey123 pandey1234 pandey12345 pandey1234567 pandey2000 pandey2020
pandey786 pandey@123 pandey@1234 pankaj007 pankaj108 pankaj12 pankaj123 pankaj1234 pankaj12345
pankaj1234567 pankaj2000 pankaj2020 pankaj786 pankaj@123 pankaj@1234 panther1 panther123 panthers
papa1234 papa12345 papa1234567 papa2000 papa2020 papa@123 papa@1234 paradise paradise1 paris123
parth007 parth108 parth123 parth1234 parth12345 parth1234567 parth2000 parth2020 parth786 parth@123
parth@1234 pass123! pass1234 pass12345 pass123456 pass2000 pass2010 pass2020 pass2021 pass2022
pass2023 pass2024 pass2025 pass4word pass@123 pass@1234 passcode passcode1 passkey1 passpass
passport passport1 passw0rd passw0rd1 passwd00 passwd007 passwd01 passwd1! passwd11 passwd12
passwd123 passwd123! passwd1234 passwd12345 passwd123456 passwd2000 passwd2010 passwd2020 passwd2021
passwd2022 passwd2023 passwd2024 passwd2025 passwd22 passwd69 passwd77 passwd88 passwd99 passwd@123
password password! password#1 password.1 password0 password00 password007 password01 password1
password1! password10 password11 password12 password123 password123! password1234 password12345
password123456 password1234567 password2 password2000 password2010 password2020 password2021
password2022 password2023 password2024 password2025 password21 password22 password3 password69
password7 password77 password88 password9 password99 password@1 password@123 password@1234 passwords
passwort passwort1 passwort123 patel007 patel108 patel123 patel1234 patel12345 patel1234567
patel2000 patel2020 patel786 patel@123 patel@1234 patience patil007 patil108 patil123 patil1234
patil12345 patil1234567 patil2000 patil2020 patil786 patil@123 patil@1234 patna007 patna108 patna123
patna1234 patna12345 patna1234567 patna2000 patna2020 patna786 patna@123 patna@1234 patricia
patricia1 patrick1 patrick123 patriots paul123! paul1234 paul12345 paul123456 paul2000 paul2010
paul2020 paul2021 paul2022 paul2023 paul2024 paul2025 paul@123 payal007 payal108 payal123 payal1234
payal12345 payal1234567 payal2000 payal2020 payal786 payal@123 payal@1234 paypal123 paytm123
peace007 peace123 peace123! peace1234 peace12345 peace123456 peace2000 peace2010 peace2020 peace2021
peace2022 peace2023 peace2024 peace2025 peace4all peace@123 peaceful peanut123 peanutbutter penelope
penguin1 penguin123 penguins pepper00 pepper007 pepper01 pepper1! pepper11 pepper12 pepper123
pepper123! pepper1234 pepper12345 pepper123456 pepper2000 pepper2010 pepper2020 pepper2021
pepper2022 pepper2023 pepper2024 pepper2025 pepper22 pepper69 pepper77 pepper88 pepper99 pepper@123
perfect1 perfect123 period00 period007 period01 period1! period11 period12 period123 period123!
period1234 period12345 period123456 period2000 period2010 period2020 period2021 period2022
period2023 period2024 period2025 period22 period69 period77 period88 period99 period@123 personal
peter007 peter123 peter123! peter1234 peter12345 peter123456 peter2000 peter2010 peter2020 peter2021
peter2022 peter2023 peter2024 peter2025 peter@123 phantom1 pharmacist pharmacy philippines
philippines1 phoenix1 phoenix123 piano007 piano123 piano123! piano1234 piano12345 piano123456
piano2000 piano2010 piano2020 piano2021 piano2022 piano2023 piano2024 piano2025 piano@123 pikachu1
pikachu123 pillai007 pillai108 pillai12 pillai123 pillai1234 pillai12345 pillai1234567 pillai2000
pillai2020 pillai786 pillai@123 pillai@1234 pineapple pink1234 pink12345 pinkfloyd pinkpink pinkrose
pinku007 pinku108 pinku123 pinku1234 pinku12345 pinku1234567 pinku2000 pinku2020 pinku786 pinku@123
pinku@1234 pirate123 pitaji007 pitaji108 pitaji12 pitaji123 pitaji1234 pitaji12345 pitaji1234567
pitaji2000 pitaji2020 pitaji786 pitaji@123 pitaji@1234 planet123 platinum playstation playstation3
playstation4 podcast! podcast00 podcast007 podcast01 podcast1 podcast1! podcast11 podcast12
podcast123 podcast123! podcast1234 podcast12345 podcast123456 podcast2000 podcast2010 podcast2020
podcast2021 podcast2022 podcast2023 podcast2024 podcast2025 podcast22 podcast69 podcast77 podcast88
podcast99 podcast@123 poiuytre poiuytrewq pokemon1 pokemon12 pokemon123 police123 poohbear poohbear1
pooja007 pooja108 pooja123 pooja1234 pooja12345 pooja1234567 pooja2000 pooja2020 pooja786 pooja@123
pooja@1234 popstar1 porsche1 porsche9 porsche911 portugal portugal1 positive positive1 power123
powerful pppppppp ppppppppp pppppppppp pppppppppppp prabhas007 prabhas1 prabhas108 prabhas12
prabhas123 prabhas1234 prabhas12345 prabhas1234567 prabhas2000 prabhas2020 prabhas786 prabhas@123
prabhas@1234 prachi007 prachi108 prachi12 prachi123 prachi1234 prachi12345 prachi1234567 prachi2000
prachi2020 prachi786 prachi@123 prachi@1234 pradeep007 pradeep1 pradeep108 pradeep12 pradeep123
pradeep1234 pradeep12345 pradeep1234567 pradeep2000 pradeep2020 pradeep786 pradeep@123 pradeep@1234
prakash007 prakash1 prakash108 prakash12 prakash123 prakash1234 prakash12345 prakash1234567
prakash2000 prakash2020 prakash786 prakash@123 prakash@1234 pranav007 pranav108 pranav12 pranav123
pranav1234 pranav12345 pranav1234567 pranav2000 pranav2020 pranav786 pranav@123 pranav@1234
prasad007 prasad108 prasad12 prasad123 prasad1234 prasad12345 prasad1234567 prasad2000 prasad2020
prasad786 prasad@123 prasad@1234 prashant prashant007 prashant1 prashant108 prashant12 prashant123
prashant1234 prashant12345 prashant1234567 prashant2000 prashant2020 prashant786 prashant@123
prashant@1234 pratik007 pratik108 pratik12 pratik123 pratik1234 pratik12345 pratik1234567 pratik2000
pratik2020 pratik786 pratik@123 pratik@1234 praveen007 praveen1 praveen108 praveen12 praveen123
praveen1234 praveen12345 praveen1234567 praveen2000 praveen2020 praveen786 praveen@123 praveen@1234
preciosa preeti007 preeti108 preeti12 preeti123 preeti1234 preeti12345 preeti1234567 preeti2000
preeti2020 preeti786 preeti@123 preeti@1234 pregnancy pregnancy! pregnancy00 pregnancy007
pregnancy01 pregnancy1 pregnancy1! pregnancy11 pregnancy12 pregnancy123 pregnancy123! pregnancy1234
pregnancy12345 pregnancy123456 pregnancy2000 pregnancy2010 pregnancy2020 pregnancy2021 pregnancy2022
pregnancy2023 pregnancy2024 pregnancy2025 pregnancy22 pregnancy69 pregnancy77 pregnancy88
pregnancy99 pregnancy@123 prem1234 prem12345 prem1234567 prem2000 prem2020 prem@123 prem@1234
pretty123 prettygirl prettywoman prince00 prince007 prince01 prince1! prince11 prince12 prince123
prince123! prince1234 prince12345 prince123456 prince2000 prince2010 prince2020 prince2021
prince2022 prince2023 prince2024 prince2025 prince22 prince69 prince77 prince88 prince99 prince@123
princesa princesita princess princess! princess00 princess007 princess01 princess1 princess1!
princess100 princess1007 princess101 princess11 princess11! princess111 princess112 princess1123
princess1123! princess11234 princess112345 princess1123456 princess12 princess12000 princess12010
princess12020 princess12021 princess12022 princess12023 princess12024 princess12025 princess122
princess123 princess123! princess1234 princess12345 princess123456 princess13 princess169
princess177 princess188 princess199 princess1@123 princess2 princess2000 princess2010 princess2020
princess2021 princess2022 princess2023 princess2024 princess2025 princess22 princess3 princess69
princess7 princess77 princess88 princess99 princess@123 printer1 private1 private123 priya007
priya108 priya123 priya1234 priya12345 priya1234567 priya2000 priya2020 priya786 priya@123
priya@1234 priyanka priyanka007 priyanka1 priyanka108 priyanka12 priyanka123 priyanka1234
priyanka12345 priyanka1234567 priyanka2000 priyanka2020 priyanka786 priyanka@123 priyanka@1234
puja1234 puja12345 puja1234567 puja2000 puja2020 puja@123 puja@1234 pumpkin1 pumpkin123 pune1234
pune12345 pune1234567 pune2000 pune2020 pune@123 pune@1234 punit007 punit108 punit123 punit1234
punit12345 punit1234567 punit2000 punit2020 punit786 punit@123 punit@1234 punjab007 punjab108
punjab12 punjab123 punjab1234 punjab12345 punjab1234567 punjab2000 punjab2020 punjab786 punjab@123
punjab@1234 puppies1 puppy007 puppy123 puppy123! puppy1234 puppy12345 puppy123456 puppy2000
puppy2010 puppy2020 puppy2021 puppy2022 puppy2023 puppy2024 puppy2025 puppy@123 puppylove purple00
purple007 purple01 purple1! purple11 purple12 purple123 purple123! purple1234 purple12345
purple123456 purple2000 purple2010 purple2020 purple2021 purple2022 purple2023 purple2024 purple2025
purple22 purple69 purple77 purple88 purple99 purple@123 pussycat pussycat1 pyaar007 pyaar108
pyaar123 pyaar1234 pyaar12345 pyaar1234567 pyaar2000 pyaar2020 pyaar786 pyaar@123 pyaar@1234
pyaarimaa pyaarimaa007 pyaarimaa1 pyaarimaa108 pyaarimaa12 pyaarimaa123 pyaarimaa1234 pyaarimaa12345
pyaarimaa1234567 pyaarimaa2000 pyaarimaa2020 pyaarimaa786 pyaarimaa@123 pyaarimaa@1234 q1w2e3r4
q1w2e3r4t5 q1w2e3r4t5y6 qazwsx123 qazwsxed qazwsxedc qazwsxedc123 qazxswedc qqqqqqqq qqqqqqqqq
qqqqqqqqqq qqqqqqqqqqqq queen007 queen123 queen123! queen1234 queen12345 queen123456 queen2000
queen2010 queen2020 queen2021 queen2022 queen2023 queen2024 queen2025 queen@123 qwe12345 qwe123456
qwe123asd qwe123qwe qweasd123 qweasdzxc qweqweqwe qwer1234 qwer12345 qwer123456 qwerqwer qwerty00
qwerty007 qwerty01 qwerty1! qwerty11 qwerty12 qwerty123 qwerty123! qwerty1234 qwerty12345
qwerty123456 qwerty2000 qwerty2010 qwerty2020 qwerty2021 qwerty2022 qwerty2023 qwerty2024 qwerty2025
qwerty22 qwerty321 qwerty69 qwerty77 qwerty88 qwerty99 qwerty@1 qwerty@123 qwertyqwerty qwertyui
qwertyuio qwertyuiop qwertyuiop1 qwertyuiop123 qwertz123 qwertzui qwertzuiop rachel00 rachel007
rachel01 rachel1! rachel11 rachel12 rachel123 rachel123! rachel1234 rachel12345 rachel123456
rachel2000 rachel2010 rachel2020 rachel2021 rachel2022 rachel2023 rachel2024 rachel2025 rachel22
rachel69 rachel77 rachel88 rachel99 rachel@123 racing00 racing007 racing01 racing1! racing11
racing12 racing123 racing123! racing1234 racing12345 racing123456 racing2000 racing2010 racing2020
racing2021 racing2022 racing2023 racing2024 racing2025 racing22 racing69 racing77 racing88 racing99
racing@123 radhakrishna radhakrishna007 radhakrishna1 radhakrishna108 radhakrishna12 radhakrishna123
radhakrishna1234 radhakrishna12345 radhakrishna1234567 radhakrishna2000 radhakrishna2020
radhakrishna786 radhakrishna@123 radhakrishna@1234 radharani radharani007 radharani1 radharani108
radharani12 radharani123 radharani1234 radharani12345 radharani1234567 radharani2000 radharani2020
radharani786 radharani@123 radharani@1234 radheradhe radheradhe007 radheradhe1 radheradhe108
radheradhe12 radheradhe123 radheradhe1234 radheradhe12345 radheradhe1234567 radheradhe2000
radheradhe2020 radheradhe786 radheradhe@123 radheradhe@1234 radheshyam radheshyam007 radheshyam1
radheshyam108 radheshyam12 radheshyam123 radheshyam1234 radheshyam12345 radheshyam1234567
radheshyam2000 radheshyam2020 radheshyam786 radheshyam@123 radheshyam@1234 rahul007 rahul108
rahul123 rahul1234 rahul12345 rahul1234567 rahul2000 rahul2020 rahul786 rahul@123 rahul@1234
raiders1 rainbow1 rainbow123 rainbow7 rainbows raj12345 raj1234567 raj@1234 rajan007 rajan108
rajan123 rajan1234 rajan12345 rajan1234567 rajan2000 rajan2020 rajan786 rajan@123 rajan@1234
rajasthan rajasthan007 rajasthan1 rajasthan108 rajasthan12 rajasthan123 rajasthan1234 rajasthan12345
rajasthan1234567 rajasthan2000 rajasthan2020 rajasthan786 rajasthan@123 rajasthan@1234 rajat007
rajat108 rajat123 rajat1234 rajat12345 rajat1234567 rajat2000 rajat2020 rajat786 rajat@123
rajat@1234 rajeev007 rajeev108 rajeev12 rajeev123 rajeev1234 rajeev12345 rajeev1234567 rajeev2000
rajeev2020 rajeev786 rajeev@123 rajeev@1234 rajesh007 rajesh108 rajesh12 rajesh123 rajesh1234
rajesh12345 rajesh1234567 rajesh2000 rajesh2020 rajesh786 rajesh@123 rajesh@1234 rajinikanth
rajinikanth007 rajinikanth1 rajinikanth108 rajinikanth12 rajinikanth123 rajinikanth1234
rajinikanth12345 rajinikanth1234567 rajinikanth2000 rajinikanth2020 rajinikanth786 rajinikanth@123
rajinikanth@1234 rajkumar rajkumar007 rajkumar1 rajkumar108 rajkumar12 rajkumar123 rajkumar1234
rajkumar12345 rajkumar1234567 rajkumar2000 rajkumar2020 rajkumar786 rajkumar@123 rajkumar@1234
rajnikanth rajnikanth007 rajnikanth1 rajnikanth108 rajnikanth12 rajnikanth123 rajnikanth1234
rajnikanth12345 rajnikanth1234567 rajnikanth2000 rajnikanth2020 rajnikanth786 rajnikanth@123
rajnikanth@1234 rakesh007 rakesh108 rakesh12 rakesh123 rakesh1234 rakesh12345 rakesh1234567
rakesh2000 rakesh2020 rakesh786 rakesh@123 rakesh@1234 ram12345 ram1234567 ram@1234 ramesh007
ramesh108 ramesh12 ramesh123 ramesh1234 ramesh12345 ramesh1234567 ramesh2000 ramesh2020 ramesh786
ramesh@123 ramesh@1234 ranbir007 ranbir108 ranbir12 ranbir123 ranbir1234 ranbir12345 ranbir1234567
ranbir2000 ranbir2020 ranbir786 ranbir@123 ranbir@1234 ranchi007 ranchi108 ranchi12 ranchi123
ranchi1234 ranchi12345 ranchi1234567 ranchi2000 ranchi2020 ranchi786 ranchi@123 ranchi@1234
ranger123 rani1234 rani12345 rani1234567 rani2000 rani2020 rani@123 rani@1234 ranjit007 ranjit108
ranjit12 ranjit123 ranjit1234 ranjit12345 ranjit1234567 ranjit2000 ranjit2020 ranjit786 ranjit@123
ranjit@1234 ranveer007 ranveer1 ranveer108 ranveer12 ranveer123 ranveer1234 ranveer12345
ranveer1234567 ranveer2000 ranveer2020 ranveer786 ranveer@123 ranveer@1234 rashmi007 rashmi108
rashmi12 rashmi123 rashmi1234 rashmi12345 rashmi1234567 rashmi2000 rashmi2020 rashmi786 rashmi@123
rashmi@1234 raspberry rathore007 rathore1 rathore108 rathore12 rathore123 rathore1234 rathore12345
rathore1234567 rathore2000 rathore2020 rathore786 rathore@123 rathore@1234 ravi1234 ravi12345
ravi1234567 ravi2000 ravi2020 ravi@123 ravi@1234 ravindra ravindra007 ravindra1 ravindra108
ravindra12 ravindra123 ravindra1234 ravindra12345 ravindra1234567 ravindra2000 ravindra2020
ravindra786 ravindra@123 ravindra@1234 realmadrid realmadrid1 rebecca! rebecca00 rebecca007
rebecca01 rebecca1 rebecca1! rebecca11 rebecca12 rebecca123 rebecca123! rebecca1234 rebecca12345
rebecca123456 rebecca2000 rebecca2010 rebecca2020 rebecca2021 rebecca2022 rebecca2023 rebecca2024
rebecca2025 rebecca22 rebecca69 rebecca77 rebecca88 rebecca99 rebecca@123 reddy007 reddy108 reddy123
reddy1234 reddy12345 reddy1234567 reddy2000 reddy2020 reddy786 reddy@123 reddy@1234 redred123
redrose1 redrose123 redsox123 rekha007 rekha108 rekha123 rekha1234 rekha12345 rekha1234567 rekha2000
rekha2020 rekha786 rekha@123 rekha@1234 renu1234 renu12345 renu1234567 renu2000 renu2020 renu@123
renu@1234 richard1 richard123 rihanna1 ritika007 ritika108 ritika12 ritika123 ritika1234 ritika12345
ritika1234567 ritika2000 ritika2020 ritika786 ritika@123 ritika@1234 river123 riya1234 riya12345
riya1234567 riya2000 riya2020 riya@123 riya@1234 robert00 robert007 robert01 robert1! robert11
robert12 robert123 robert123! robert1234 robert12345 robert123456 robert2000 robert2010 robert2020
robert2021 robert2022 robert2023 robert2024 robert2025 robert22 robert69 robert77 robert88 robert99
robert@123 roblox123 rockstar rockstar1 rockstar123 rocky007 rocky123 rocky123! rocky1234 rocky12345
rocky123456 rocky2000 rocky2010 rocky2020 rocky2021 rocky2022 rocky2023 rocky2024 rocky2025
rocky@123 rodrigo1 rohan007 rohan108 rohan123 rohan1234 rohan12345 rohan1234567 rohan2000 rohan2020
rohan786 rohan@123 rohan@1234 rohini007 rohini108 rohini12 rohini123 rohini1234 rohini12345
rohini1234567 rohini2000 rohini2020 rohini786 rohini@123 rohini@1234 rohit007 rohit108 rohit123
rohit1234 rohit12345 rohit1234567 rohit2000 rohit2020 rohit786 rohit@123 rohit@1234 rohitsharma
rohitsharma007 rohitsharma1 rohitsharma108 rohitsharma12 rohitsharma123 rohitsharma1234
rohitsharma12345 rohitsharma1234567 rohitsharma2000 rohitsharma2020 rohitsharma786 rohitsharma@123
rohitsharma@1234 rollingstones ronaldo1 ronaldo123 ronaldo7 rooney10 root1234 root@123 rootroot
rose123! rose1234 rose12345 rose123456 rose2000 rose2010 rose2020 rose2021 rose2022 rose2023
rose2024 rose2025 rose@123 rosebud1 rosemary roshni007 roshni108 roshni12 roshni123 roshni1234
roshni12345 roshni1234567 roshni2000 roshni2020 roshni786 roshni@123 roshni@1234 rrrrrrrr rrrrrrrrr
rrrrrrrrrr rrrrrrrrrrrr ruchi007 ruchi108 ruchi123 ruchi1234 ruchi12345 ruchi1234567 ruchi2000
ruchi2020 ruchi786 ruchi@123 ruchi@1234 runescape runescape1 russell1 ruth123! ruth1234 ruth12345
ruth123456 ruth2000 ruth2010 ruth2020 ruth2021 ruth2022 ruth2023 ruth2024 ruth2025 ruth@123 ryan123!
ryan1234 ryan12345 ryan123456 ryan2000 ryan2010 ryan2020 ryan2021 ryan2022 ryan2023 ryan2024
ryan2025 ryan@123 sabrina1 sabrina123 sachin007 sachin108 sachin12 sachin123 sachin1234 sachin12345
sachin1234567 sachin2000 sachin2020 sachin786 sachin@123 sachin@1234 sagar007 sagar108 sagar123
sagar1234 sagar12345 sagar1234567 sagar2000 sagar2020 sagar786 sagar@123 sagar@1234 sahil007
sahil108 sahil123 sahil1234 sahil12345 sahil1234567 sahil2000 sahil2020 sahil786 sahil@123
sahil@1234 saibaba007 saibaba1 saibaba108 saibaba12 saibaba123 saibaba1234 saibaba12345
saibaba1234567 saibaba2000 saibaba2020 saibaba786 saibaba@123 saibaba@1234 sairam007 sairam108
sairam12 sairam123 sairam1234 sairam12345 sairam1234567 sairam2000 sairam2020 sairam786 sairam@123
sairam@1234 salman007 salman108 salman12 salman123 salman1234 salman12345 salman1234567 salman2000
salman2020 salman786 salman@123 salman@1234 salmankhan salmankhan007 salmankhan1 salmankhan108
salmankhan12 salmankhan123 salmankhan1234 salmankhan12345 salmankhan1234567 salmankhan2000
salmankhan2020 salmankhan786 salmankhan@123 salmankhan@1234 sam12345 sam123456 samantha samantha!
samantha00 samantha007 samantha01 samantha1 samantha1! samantha11 samantha12 samantha123
samantha123! samantha1234 samantha12345 samantha123456 samantha2000 samantha2010 samantha2020
samantha2021 samantha2022 samantha2023 samantha2024 samantha2025 samantha22 samantha69 samantha77
samantha88 samantha99 samantha@123 samir007 samir108 samir123 samir1234 samir12345 samir1234567
samir2000 samir2020 samir786 samir@123 samir@1234 samsung! samsung00 samsung007 samsung01 samsung1
samsung1! samsung11 samsung12 samsung123 samsung123! samsung1234 samsung12345 samsung123456
samsung2000 samsung2010 samsung2020 samsung2021 samsung2022 samsung2023 samsung2024 samsung2025
samsung22 samsung69 samsung77 samsung88 samsung99 samsung@123 sandeep007 sandeep1 sandeep108
sandeep12 sandeep123 sandeep1234 sandeep12345 sandeep1234567 sandeep2000 sandeep2020 sandeep786
sandeep@123 sandeep@1234 sandhya007 sandhya1 sandhya108 sandhya12 sandhya123 sandhya1234
sandhya12345 sandhya1234567 sandhya2000 sandhya2020 sandhya786 sandhya@123 sandhya@1234 sandra00
sandra007 sandra01 sandra1! sandra11 sandra12 sandra123 sandra123! sandra1234 sandra12345
sandra123456 sandra2000 sandra2010 sandra2020 sandra2021 sandra2022 sandra2023 sandra2024 sandra2025
sandra22 sandra69 sandra77 sandra88 sandra99 sandra@123 sangeeta sangeeta007 sangeeta1 sangeeta108
sangeeta12 sangeeta123 sangeeta1234 sangeeta12345 sangeeta1234567 sangeeta2000 sangeeta2020
sangeeta786 sangeeta@123 sangeeta@1234 sanjana007 sanjana1 sanjana108 sanjana12 sanjana123
sanjana1234 sanjana12345 sanjana1234567 sanjana2000 sanjana2020 sanjana786 sanjana@123 sanjana@1234
sanjay007 sanjay108 sanjay12 sanjay123 sanjay1234 sanjay12345 sanjay1234567 sanjay2000 sanjay2020
sanjay786 sanjay@123 sanjay@1234 sanjeev007 sanjeev1 sanjeev108 sanjeev12 sanjeev123 sanjeev1234
sanjeev12345 sanjeev1234567 sanjeev2000 sanjeev2020 sanjeev786 sanjeev@123 sanjeev@1234 santosh007
santosh1 santosh108 santosh12 santosh123 santosh1234 santosh12345 santosh1234567 santosh2000
santosh2020 santosh786 santosh@123 santosh@1234 sapna007 sapna108 sapna123 sapna1234 sapna12345
sapna1234567 sapna2000 sapna2020 sapna786 sapna@123 sapna@1234 sarah007 sarah123 sarah123! sarah1234
sarah12345 sarah123456 sarah2000 sarah2010 sarah2020 sarah2021 sarah2022 sarah2023 sarah2024
sarah2025 sarah@123 saraswati saraswati007 saraswati1 saraswati108 saraswati12 saraswati123
saraswati1234 saraswati12345 saraswati1234567 saraswati2000 saraswati2020 saraswati786 saraswati@123
saraswati@1234 sarita007 sarita108 sarita12 sarita123 sarita1234 sarita12345 sarita1234567
sarita2000 sarita2020 sarita786 sarita@123 sarita@1234 sasuke123 satan666 satish007 satish108
satish12 satish123 satish1234 satish12345 satish1234567 satish2000 satish2020 satish786 satish@123
satish@1234 satnam007 satnam108 satnam12 satnam123 satnam1234 satnam12345 satnam1234567 satnam2000
satnam2020 satnam786 satnam@123 satnam@1234 saturday saturn123 saurav007 saurav108 saurav12
saurav123 saurav1234 saurav12345 saurav1234567 saurav2000 saurav2020 saurav786 saurav@123
saurav@1234 savannah savannah1 sayonara scarface schalke04 schatz123 school12 school123 scientist
scooby123 scoobydoo scoobydoo1 scorpio1 scorpion scorpion1 scotland sebastian sebastian1 secret00
secret007 secret01 secret1! secret11 secret12 secret123 secret123! secret1234 secret12345
secret123456 secret2000 secret2010 secret2020 secret2021 secret2022 secret2023 secret2024 secret2025
secret22 secret69 secret77 secret88 secret99 secret@123 secretary secretpassword secunderabad
secunderabad007 secunderabad1 secunderabad108 secunderabad12 secunderabad123 secunderabad1234
secunderabad12345 secunderabad1234567 secunderabad2000 secunderabad2020 secunderabad786
secunderabad@123 secunderabad@1234 security security1 security123 seema007 seema108 seema123
seema1234 seema12345 seema1234567 seema2000 seema2020 seema786 seema@123 seema@1234 sehwag007
sehwag108 sehwag12 sehwag123 sehwag1234 sehwag12345 sehwag1234567 sehwag2000 sehwag2020 sehwag786
sehwag@123 sehwag@1234 september september1 september2015 september2016 september2017 september2018
september2019 september2020 september2021 september2022 september2023 september2024 september2025
september2026 serenity serenity1 sergio123 service1 sexy1234 sexybaby sexyback sexygirl sexylady
shadow00 shadow007 shadow01 shadow1! shadow11 shadow12 shadow123 shadow123! shadow1234 shadow12345
shadow123456 shadow2000 shadow2010 shadow2020 shadow2021 shadow2022 shadow2023 shadow2024 shadow2025
shadow22 shadow69 shadow77 shadow88 shadow99 shadow@123 shahrukh shahrukh007 shahrukh1 shahrukh108
shahrukh12 shahrukh123 shahrukh1234 shahrukh12345 shahrukh1234567 shahrukh2000 shahrukh2020
shahrukh786 shahrukh@123 shahrukh@1234 shaikh007 shaikh108 shaikh12 shaikh123 shaikh1234 shaikh12345
shaikh1234567 shaikh2000 shaikh2020 shaikh786 shaikh@123 shaikh@1234 shakti007 shakti108 shakti12
shakti123 shakti1234 shakti12345 shakti1234567 shakti2000 shakti2020 shakti786 shakti@123
shakti@1234 shalini007 shalini1 shalini108 shalini12 shalini123 shalini1234 shalini12345
shalini1234567 shalini2000 shalini2020 shalini786 shalini@123 shalini@1234 shankar007 shankar1
shankar108 shankar12 shankar123 shankar1234 shankar12345 shankar1234567 shankar2000 shankar2020
shankar786 shankar@123 shankar@1234 shannon1 sharma007 sharma108 sharma12 sharma123 sharma1234
sharma12345 sharma1234567 sharma2000 sharma2020 sharma786 sharma@123 sharma@1234 sharon00 sharon007
sharon01 sharon1! sharon11 sharon12 sharon123 sharon123! sharon1234 sharon12345 sharon123456
sharon2000 sharon2010 sharon2020 sharon2021 sharon2022 sharon2023 sharon2024 sharon2025 sharon22
sharon69 sharon77 sharon88 sharon99 sharon@123 sheikh007 sheikh108 sheikh12 sheikh123 sheikh1234
sheikh12345 sheikh1234567 sheikh2000 sheikh2020 sheikh786 sheikh@123 sheikh@1234 shikha007 shikha108
shikha12 shikha123 shikha1234 shikha12345 shikha1234567 shikha2000 shikha2020 shikha786 shikha@123
shikha@1234 shilpa007 shilpa108 shilpa12 shilpa123 shilpa1234 shilpa12345 shilpa1234567 shilpa2000
shilpa2020 shilpa786 shilpa@123 shilpa@1234 shinchan shiva007 shiva108 shiva123 shiva1234 shiva12345
shiva1234567 shiva2000 shiva2020 shiva786 shiva@123 shiva@1234 shivam007 shivam108 shivam12
shivam123 shivam1234 shivam12345 shivam1234567 shivam2000 shivam2020 shivam786 shivam@123
shivam@1234 shivani007 shivani1 shivani108 shivani12 shivani123 shivani1234 shivani12345
shivani1234567 shivani2000 shivani2020 shivani786 shivani@123 shivani@1234 shivshakti shivshakti007
shivshakti1 shivshakti108 shivshakti12 shivshakti123 shivshakti1234 shivshakti12345
shivshakti1234567 shivshakti2000 shivshakti2020 shivshakti786 shivshakti@123 shivshakti@1234
sholay007 sholay108 sholay12 sholay123 sholay1234 sholay12345 sholay1234567 sholay2000 sholay2020
sholay786 sholay@123 sholay@1234 shona007 shona108 shona123 shona1234 shona12345 shona1234567
shona2000 shona2020 shona786 shona@123 shona@1234 shreya007 shreya108 shreya12 shreya123 shreya1234
shreya12345 shreya1234567 shreya2000 shreya2020 shreya786 shreya@123 shreya@1234 shriram007 shriram1
shriram108 shriram12 shriram123 shriram1234 shriram12345 shriram1234567 shriram2000 shriram2020
shriram786 shriram@123 shriram@1234 shruti007 shruti108 shruti12 shruti123 shruti1234 shruti12345
shruti1234567 shruti2000 shruti2020 shruti786 shruti@123 shruti@1234 shubham007 shubham1 shubham108
shubham12 shubham123 shubham1234 shubham12345 shubham1234567 shubham2000 shubham2020 shubham786
shubham@123 shubham@1234 shweta007 shweta108 shweta12 shweta123 shweta1234 shweta12345 shweta1234567
shweta2000 shweta2020 shweta786 shweta@123 shweta@1234 siddharth siddharth007 siddharth1
siddharth108 siddharth12 siddharth123 siddharth1234 siddharth12345 siddharth1234567 siddharth2000
siddharth2020 siddharth786 siddharth@123 siddharth@1234 signin123 silver00 silver007 silver01
silver1! silver11 silver12 silver123 silver123! silver1234 silver12345 silver123456 silver2000
silver2010 silver2020 silver2021 silver2022 silver2023 silver2024 silver2025 silver22 silver69
silver77 silver88 silver99 silver@123 simple123 simple1234 simplicity simpsons simpsons1 simran007
simran108 simran12 simran123 simran1234 simran12345 simran1234567 simran2000 simran2020 simran786
simran@123 simran@1234 sincerity singapore singapore1 singh007 singh108 singh123 singh1234
singh12345 singh1234567 singh2000 singh2020 singh786 singh@123 singh@1234 sister00 sister007
sister01 sister1! sister11 sister12 sister123 sister123! sister1234 sister12345 sister123456
sister2000 sister2010 sister2020 sister2021 sister2022 sister2023 sister2024 sister2025 sister22
sister69 sister77 sister88 sister99 sister@123 sisters1 sisters3 sita1234 sita12345 sita1234567
sita2000 sita2020 sita@123 sita@1234 sitara007 sitara108 sitara12 sitara123 sitara1234 sitara12345
sitara1234567 sitara2000 sitara2020 sitara786 sitara@123 sitara@1234 skateboard skateboarding
skywalker slipknot slipknot1 slytherin smile007 smile123 smile123! smile1234 smile12345 smile123456
smile2000 smile2010 smile2020 smile2021 smile2022 smile2023 smile2024 smile2025 smile@123 smiles123
smiley123 smileyface smita007 smita108 smita123 smita1234 smita12345 smita1234567 smita2000
smita2020 smita786 smita@123 smita@1234 snapchat sneha007 sneha108 sneha123 sneha1234 sneha12345
sneha1234567 sneha2000 sneha2020 sneha786 sneha@123 sneha@1234 snoopdog snoopdogg snoopy123
snowboard snowboarding snowwhite snowwhite1 soccer00 soccer007 soccer01 soccer1! soccer10 soccer11
soccer12 soccer123 soccer123! soccer1234 soccer12345 soccer123456 soccer13 soccer2000 soccer2010
soccer2020 soccer2021 soccer2022 soccer2023 soccer2024 soccer2025 soccer22 soccer69 soccer77
soccer88 soccer99 soccer@123 softball softball1 software software1 soldier1 somebody something
something1 sommer123 sonali007 sonali108 sonali12 sonali123 sonali1234 sonali12345 sonali1234567
sonali2000 sonali2020 sonali786 sonali@123 sonali@1234 sonam007 sonam108 sonam123 sonam1234
sonam12345 sonam1234567 sonam2000 sonam2020 sonam786 sonam@123 sonam@1234 sonia007 sonia108 sonia123
sonia1234 sonia12345 sonia1234567 sonia2000 sonia2020 sonia786 sonia@123 sonia@1234 sonu1234
sonu12345 sonu1234567 sonu2000 sonu2020 sonu@123 sonu@1234 sonyericsson sophia00 sophia007 sophia01
sophia1! sophia11 sophia12 sophia123 sophia123! sophia1234 sophia12345 sophia123456 sophia2000
sophia2010 sophia2020 sophia2021 sophia2022 sophia2023 sophia2024 sophia2025 sophia22 sophia69
sophia77 sophia88 sophia99 sophia@123 sopranos southafrica southpark southpark1 spain123 special1
special123 spencer1 spider123 spiderman spiderman1 spiderman123 spirit00 spirit007 spirit01 spirit1!
spirit11 spirit12 spirit123 spirit123! spirit1234 spirit12345 spirit123456 spirit2000 spirit2010
spirit2020 spirit2021 spirit2022 spirit2023 spirit2024 spirit2025 spirit22 spirit69 spirit77
spirit88 spirit99 spirit@123 spongebob spongebob1 spongebob123 spring00 spring007 spring01 spring1!
spring11 spring12 spring123 spring123! spring1234 spring12345 spring123456 spring2000 spring2010
spring2015 spring2016 spring2017 spring2018 spring2019 spring2020 spring2021 spring2022 spring2023
spring2024 spring2025 spring2026 spring22 spring69 spring77 spring88 spring99 spring@123 sridevi007
sridevi1 sridevi108 sridevi12 sridevi123 sridevi1234 sridevi12345 sridevi1234567 sridevi2000
sridevi2020 sridevi786 sridevi@123 sridevi@1234 srilanka srilanka1 srkhan007 srkhan108 srkhan12
srkhan123 srkhan1234 srkhan12345 srkhan1234567 srkhan2000 srkhan2020 srkhan786 srkhan@123
srkhan@1234 ssssssss sssssssss ssssssssss ssssssssssss star123! star1234 star12345 star123456
star2000 star2010 star2020 star2021 star2022 star2023 star2024 star2025 star@123 starbucks starcraft
stardust starfish stargate starlight startrek starwars starwars1 starwars123 steelers steelers1
stephani stephanie stephanie! stephanie00 stephanie007 stephanie01 stephanie1 stephanie1!
stephanie11 stephanie12 stephanie123 stephanie123! stephanie1234 stephanie12345 stephanie123456
stephanie2 stephanie2000 stephanie2010 stephanie2020 stephanie2021 stephanie2022 stephanie2023
stephanie2024 stephanie2025 stephanie22 stephanie69 stephanie77 stephanie88 stephanie99
stephanie@123 stephen1 steven00 steven007 steven01 steven1! steven11 steven12 steven123 steven123!
steven1234 steven12345 steven123456 steven2000 steven2010 steven2020 steven2021 steven2022
steven2023 steven2024 steven2025 steven22 steven69 steven77 steven88 steven99 steven@123 strawberry
strawberry1 strength strong123 student1 student123 students success1 success123 successful sudha007
sudha108 sudha123 sudha1234 sudha12345 sudha1234567 sudha2000 sudha2020 sudha786 sudha@123
sudha@1234 sugar123 suman007 suman108 suman123 suman1234 suman12345 suman1234567 suman2000 suman2020
suman786 suman@123 suman@1234 sumit007 sumit108 sumit123 sumit1234 sumit12345 sumit1234567 sumit2000
sumit2020 sumit786 sumit@123 sumit@1234 summer00 summer007 summer01 summer1! summer11 summer12
summer123 summer123! summer1234 summer12345 summer123456 summer2000 summer2010 summer2015 summer2016
summer2017 summer2018 summer2019 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025
summer2026 summer22 summer69 summer77 summer88 summer99 summer@123 summerlove summertime sunday123
sunday2015 sunday2016 sunday2017 sunday2018 sunday2019 sunday2020 sunday2021 sunday2022 sunday2023
sunday2024 sunday2025 sunday2026 sunflower sunflower1 sunil007 sunil108 sunil123 sunil1234
sunil12345 sunil1234567 sunil2000 sunil2020 sunil786 sunil@123 sunil@1234 sunita007 sunita108
sunita12 sunita123 sunita1234 sunita12345 sunita1234567 sunita2000 sunita2020 sunita786 sunita@123
sunita@1234 sunny007 sunny123 sunny123! sunny1234 sunny12345 sunny123456 sunny2000 sunny2010
sunny2020 sunny2021 sunny2022 sunny2023 sunny2024 sunny2025 sunny@123 sunrise1 sunrise123 sunset12
sunset123 sunshine sunshine! sunshine1 sunshine12 sunshine123 sunshine2 superman superman1
superman123 supermario superstar superstar1 supervisor support1 support123 suraj007 suraj108
suraj123 suraj1234 suraj12345 suraj1234567 suraj2000 suraj2020 suraj786 suraj@123 suraj@1234
surat007 surat108 surat123 surat1234 surat12345 surat1234567 surat2000 surat2020 surat786 surat@123
surat@1234 suresh007 suresh108 suresh12 suresh123 suresh1234 suresh12345 suresh1234567 suresh2000
suresh2020 suresh786 suresh@123 suresh@1234 suriya007 suriya108 suriya12 suriya123 suriya1234
suriya12345 suriya1234567 suriya2000 suriya2020 suriya786 suriya@123 suriya@1234 surya007 surya108
surya123 surya1234 surya12345 surya1234567 surya2000 surya2020 surya786 surya@123 surya@1234
susan007 susan123 susan123! susan1234 susan12345 susan123456 susan2000 susan2010 susan2020 susan2021
susan2022 susan2023 susan2024 susan2025 susan@123 sushma007 sushma108 sushma12 sushma123 sushma1234
sushma12345 sushma1234567 sushma2000 sushma2020 sushma786 sushma@123 sushma@1234 suzuki123 swati007
swati108 swati123 swati1234 swati12345 swati1234567 swati2000 swati2020 swati786 swati@123
swati@1234 sweet123 sweetangel sweetgirl sweetheart sweetheart1 sweetie1 sweetlove sweetness
sweetpea sweetpea1 sweetu007 sweetu108 sweetu12 sweetu123 sweetu1234 sweetu12345 sweetu1234567
sweetu2000 sweetu2020 sweetu786 sweetu@123 sweetu@1234 swimmer1 swimming swimming1 syed1234
syed12345 syed1234567 syed2000 syed2020 syed@123 syed@1234 sylvester taehyung tamilnadu tamilnadu007
tamilnadu1 tamilnadu108 tamilnadu12 tamilnadu123 tamilnadu1234 tamilnadu12345 tamilnadu1234567
tamilnadu2000 tamilnadu2020 tamilnadu786 tamilnadu@123 tamilnadu@1234 tanvi007 tanvi108 tanvi123
tanvi1234 tanvi12345 tanvi1234567 tanvi2000 tanvi2020 tanvi786 tanvi@123 tanvi@1234 tanya007
tanya108 tanya123 tanya1234 tanya12345 tanya1234567 tanya2000 tanya2020 tanya786 tanya@123
tanya@1234 tarun007 tarun108 tarun123 tarun1234 tarun12345 tarun1234567 tarun2000 tarun2020 tarun786
tarun@123 tarun@1234 taylor00 taylor007 taylor01 taylor1! taylor11 taylor12 taylor123 taylor123!
taylor1234 taylor12345 taylor123456 taylor13 taylor2000 taylor2010 taylor2020 taylor2021 taylor2022
taylor2023 taylor2024 taylor2025 taylor22 taylor69 taylor77 taylor88 taylor99 taylor@123 taylorswift
teacher1 teacher123 teamo123 teamomucho teamoteamo temp1234 temp12345 temporary temppass tendulkar
tendulkar007 tendulkar1 tendulkar108 tendulkar12 tendulkar123 tendulkar1234 tendulkar12345
tendulkar1234567 tendulkar2000 tendulkar2020 tendulkar786 tendulkar@123 tendulkar@1234 tennis00
tennis007 tennis01 tennis1! tennis11 tennis12 tennis123 tennis123! tennis1234 tennis12345
tennis123456 tennis2000 tennis2010 tennis2020 tennis2021 tennis2022 tennis2023 tennis2024 tennis2025
tennis22 tennis69 tennis77 tennis88 tennis99 tennis@123 tequiero tequiero1 tequieromucho terminator
test123! test1234 test12345 test123456 test123test test2000 test2010 test2020 test2021 test2022
test2023 test2024 test2025 test@123 test@1234 tester00 tester007 tester01 tester1! tester11 tester12
tester123 tester123! tester1234 tester12345 tester123456 tester2000 tester2010 tester2020 tester2021
tester2022 tester2023 tester2024 tester2025 tester22 tester69 tester77 tester88 tester99 tester@123
testing1 testing12 testing123 testpass testtest testtest1 testuser thailand thailand1 thakur007
thakur108 thakur12 thakur123 thakur1234 thakur12345 thakur1234567 thakur2000 thakur2020 thakur786
thakur@123 thakur@1234 thalapathy thalapathy007 thalapathy1 thalapathy108 thalapathy12 thalapathy123
thalapathy1234 thalapathy12345 thalapathy1234567 thalapathy2000 thalapathy2020 thalapathy786
thalapathy@123 thalapathy@1234 thankgod thankyou thankyou1 thankyougod thankyoulord theodore
thepassword theresa1 thisismypassword thomas00 thomas007 thomas01 thomas1! thomas11 thomas12
thomas123 thomas123! thomas1234 thomas12345 thomas123456 thomas2000 thomas2010 thomas2020 thomas2021
thomas2022 thomas2023 thomas2024 thomas2025 thomas22 thomas69 thomas77 thomas88 thomas99 thomas@123
thuglife thunder1 thunder123 thursday tiffany! tiffany00 tiffany007 tiffany01 tiffany1 tiffany1!
tiffany11 tiffany12 tiffany123 tiffany123! tiffany1234 tiffany12345 tiffany123456 tiffany2000
tiffany2010 tiffany2020 tiffany2021 tiffany2022 tiffany2023 tiffany2024 tiffany2025 tiffany22
tiffany69 tiffany77 tiffany88 tiffany99 tiffany@123 tiger007 tiger123 tiger123! tiger1234 tiger12345
tiger123456 tiger2000 tiger2010 tiger2020 tiger2021 tiger2022 tiger2023 tiger2024 tiger2025
tiger@123 tigers123 tigger12 tigger123 timothy1 timothy123 tinkerbell tinkerbell1 titanic1 titli007
titli108 titli123 titli1234 titli12345 titli1234567 titli2000 titli2020 titli786 titli@123
titli@1234 tiwari007 tiwari108 tiwari12 tiwari123 tiwari1234 tiwari12345 tiwari1234567 tiwari2000
tiwari2020 tiwari786 tiwari@123 tiwari@1234 tokyo123 toor1234 topgun123 topsecret tornado1 tottenham
toyota123 transformers tropical truelove truelove1 trustme1 trustno1 trustnoone tttttttt ttttttttt
tttttttttt tttttttttttt tuesday1 tulip123 tumhari007 tumhari1 tumhari108 tumhari12 tumhari123
tumhari1234 tumhari12345 tumhari1234567 tumhari2000 tumhari2020 tumhari786 tumhari@123 tumhari@1234
tumhiho007 tumhiho1 tumhiho108 tumhiho12 tumhiho123 tumhiho1234 tumhiho12345 tumhiho1234567
tumhiho2000 tumhiho2020 tumhiho786 tumhiho@123 tumhiho@1234 tupac123 tweety123 tweetybird twilight
twilight1 twitter1 twitter123 tyler123 uday1234 uday12345 uday1234567 uday2000 uday2020 uday@123
uday@1234 umesh007 umesh108 umesh123 umesh1234 umesh12345 umesh1234567 umesh2000 umesh2020 umesh786
umesh@123 umesh@1234 unicorn1 unicorn123 unicorns universe universe1 university university1
urvashi007 urvashi1 urvashi108 urvashi12 urvashi123 urvashi1234 urvashi12345 urvashi1234567
urvashi2000 urvashi2020 urvashi786 urvashi@123 urvashi@1234 usa12345 user123! user1234 user12345
user123456 user2000 user2010 user2020 user2021 user2022 user2023 user2024 user2025 user@123 username
username1 userpass usha1234 usha12345 usha1234567 usha2000 usha2020 usha@123 usha@1234 uuuuuuuu
uuuuuuuuu uuuuuuuuuu uuuuuuuuuuuu vadodara vadodara007 vadodara1 vadodara108 vadodara12 vadodara123
vadodara1234 vadodara12345 vadodara1234567 vadodara2000 vadodara2020 vadodara786 vadodara@123
vadodara@1234 vaishali vaishali007 vaishali1 vaishali108 vaishali12 vaishali123 vaishali1234
vaishali12345 vaishali1234567 vaishali2000 vaishali2020 vaishali786 vaishali@123 vaishali@1234
valentine valentine1 vampire1 vampire123 vandana007 vandana1 vandana108 vandana12 vandana123
vandana1234 vandana12345 vandana1234567 vandana2000 vandana2020 vandana786 vandana@123 vandana@1234
vanessa1 vanessa12 vanessa123 varanasi varanasi007 varanasi1 varanasi108 varanasi12 varanasi123
varanasi1234 varanasi12345 varanasi1234567 varanasi2000 varanasi2020 varanasi786 varanasi@123
varanasi@1234 varsha007 varsha108 varsha12 varsha123 varsha1234 varsha12345 varsha1234567 varsha2000
varsha2020 varsha786 varsha@123 varsha@1234 varun007 varun108 varun123 varun1234 varun12345
varun1234567 varun2000 varun2020 varun786 varun@123 varun@1234 vasant007 vasant108 vasant12
vasant123 vasant1234 vasant12345 vasant1234567 vasant2000 vasant2020 vasant786 vasant@123
vasant@1234 venezuela verma007 verma108 verma123 verma1234 verma12345 verma1234567 verma2000
verma2020 verma786 verma@123 verma@1234 veronica veronica1 vfhbyf123 victoria victoria! victoria00
victoria007 victoria01 victoria1 victoria1! victoria11 victoria12 victoria123 victoria123!
victoria1234 victoria12345 victoria123456 victoria2000 victoria2010 victoria2020 victoria2021
victoria2022 victoria2023 victoria2024 victoria2025 victoria22 victoria69 victoria77 victoria88
victoria99 victoria@123 victory1 victory123 vidya007 vidya108 vidya123 vidya1234 vidya12345
vidya1234567 vidya2000 vidya2020 vidya786 vidya@123 vidya@1234 vietnam1 vijay007 vijay108 vijay123
vijay1234 vijay12345 vijay1234567 vijay2000 vijay2020 vijay786 vijay@123 vijay@1234 vijaya007
vijaya108 vijaya12 vijaya123 vijaya1234 vijaya12345 vijaya1234567 vijaya2000 vijaya2020 vijaya786
vijaya@123 vijaya@1234 vikas007 vikas108 vikas123 vikas1234 vikas12345 vikas1234567 vikas2000
vikas2020 vikas786 vikas@123 vikas@1234 vikram007 vikram108 vikram12 vikram123 vikram1234
vikram12345 vikram1234567 vikram2000 vikram2020 vikram786 vikram@123 vikram@1234 vikrant007 vikrant1
vikrant108 vikrant12 vikrant123 vikrant1234 vikrant12345 vikrant1234567 vikrant2000 vikrant2020
vikrant786 vikrant@123 vikrant@1234 vinay007 vinay108 vinay123 vinay1234 vinay12345 vinay1234567
vinay2000 vinay2020 vinay786 vinay@123 vinay@1234 vincent1 vineet007 vineet108 vineet12 vineet123
vineet1234 vineet12345 vineet1234567 vineet2000 vineet2020 vineet786 vineet@123 vineet@1234 vinod007
vinod108 vinod123 vinod1234 vinod12345 vinod1234567 vinod2000 vinod2020 vinod786 vinod@123
vinod@1234 vipul007 vipul108 vipul123 vipul1234 vipul12345 vipul1234567 vipul2000 vipul2020 vipul786
vipul@123 vipul@1234 virat007 virat108 virat123 virat1234 virat12345 virat1234567 virat2000
virat2020 virat786 virat@123 virat@1234 viratkohli viratkohli007 viratkohli1 viratkohli108
viratkohli12 viratkohli123 viratkohli1234 viratkohli12345 viratkohli1234567 viratkohli2000
viratkohli2020 viratkohli786 viratkohli@123 viratkohli@1234 virginia virginia1 vishal007 vishal108
vishal12 vishal123 vishal1234 vishal12345 vishal1234567 vishal2000 vishal2020 vishal786 vishal@123
vishal@1234 vishnu007 vishnu108 vishnu12 vishnu123 vishnu1234 vishnu12345 vishnu1234567 vishnu2000
vishnu2020 vishnu786 vishnu@123 vishnu@1234 vivek007 vivek108 vivek123 vivek1234 vivek12345
vivek1234567 vivek2000 vivek2020 vivek786 vivek@123 vivek@1234 volcano1 voldemort volleyball
volleyball1 vvvvvvvv vvvvvvvvv vvvvvvvvvv vvvvvvvvvvvv waheguru waheguru007 waheguru1 waheguru108
waheguru12 waheguru123 waheguru1234 waheguru12345 waheguru1234567 waheguru2000 waheguru2020
waheguru786 waheguru@123 waheguru@1234 warcraft warcraft1 warrior1 warrior123 warriors watermelon
website! website00 website007 website01 website1 website1! website11 website12 website123
website123! website1234 website12345 website123456 website2000 website2010 website2020 website2021
website2022 website2023 website2024 website2025 website22 website69 website77 website88 website99
website@123 wednesday welcome! welcome00 welcome007 welcome01 welcome1 welcome1! welcome11 welcome12
welcome123 welcome123! welcome1234 welcome12345 welcome123456 welcome2 welcome2000 welcome2010
welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome22 welcome69
welcome77 welcome88 welcome99 welcome@1 welcome@123 welcome@1234 welcomehome westham1 whatever
whatever1 whatever123 whatever2 whatsapp whatsapp1 whatsapp123 whatsup1 white123 whiterose william!
william00 william007 william01 william1 william1! william11 william12 william123 william123!
william1234 william12345 william123456 william2000 william2010 william2020 william2021 william2022
william2023 william2024 william2025 william22 william69 william77 william88 william99 william@123
williams windows1 windows10 windows123 windows7 windowsxp winner123 winners1 winniethepooh winston1
winter00 winter007 winter01 winter1! winter11 winter12 winter123 winter123! winter1234 winter12345
winter123456 winter2000 winter2010 winter2015 winter2016 winter2017 winter2018 winter2019 winter2020
winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 winter22 winter69 winter77
winter88 winter99 winter@123 wisdom123 wizard123 wolverine woman007 woman123 woman123! woman1234
woman12345 woman123456 woman2000 woman2010 woman2020 woman2021 woman2022 woman2023 woman2024
woman2025 woman@123 women007 women123 women123! women1234 women12345 women123456 women2000 women2010
women2020 women2021 women2022 women2023 women2024 women2025 women@123 wonderful wonderful1
wonderwoman worldcup worldcup007 worldcup1 worldcup108 worldcup12 worldcup123 worldcup1234
worldcup12345 worldcup1234567 worldcup2000 worldcup2020 worldcup786 worldcup@123 worldcup@1234
worldofwarcraft wrestler wrestling wrestling1 wwwwwwww wwwwwwwww wwwwwwwwww wwwwwwwwwwww xbox3600
xxxxxxxx xxxxxxxxx xxxxxxxxxx xxxxxxxxxxxx yadav007 yadav108 yadav123 yadav1234 yadav12345
yadav1234567 yadav2000 yadav2020 yadav786 yadav@123 yadav@1234 yahoo123 yamaha123 yamahar1 yankees1
yankees2 yash1234 yash12345 yash1234567 yash2000 yash2020 yash@123 yash@1234 yellow00 yellow007
yellow01 yellow1! yellow11 yellow12 yellow123 yellow123! yellow1234 yellow12345 yellow123456
yellow2000 yellow2010 yellow2020 yellow2021 yellow2022 yellow2023 yellow2024 yellow2025 yellow22
yellow69 yellow77 yellow88 yellow99 yellow@123 yoda1234 yoga123! yoga1234 yoga12345 yoga123456
yoga2000 yoga2010 yoga2020 yoga2021 yoga2022 yoga2023 yoga2024 yoga2025 yoga@123 yogesh007 yogesh108
yogesh12 yogesh123 yogesh1234 yogesh12345 yogesh1234567 yogesh2000 yogesh2020 yogesh786 yogesh@123
yogesh@1234 yolanda1 yourpassword youtube1 youtube123 yuvraj007 yuvraj108 yuvraj12 yuvraj123
yuvraj1234 yuvraj12345 yuvraj1234567 yuvraj2000 yuvraj2020 yuvraj786 yuvraj@123 yuvraj@1234 yyyyyyyy
yyyyyyyyy yyyyyyyyyy yyyyyyyyyyyy zachary1 zachary123 zaq12wsx zaq1xsw2 zaq1zaq1 zindagi007 zindagi1
zindagi108 zindagi12 zindagi123 zindagi1234 zindagi12345 zindagi1234567 zindagi2000 zindagi2020
zindagi786 zindagi@123 zindagi@1234 zombie123 zoya1234 zoya12345 zoya1234567 zoya2000 zoya2020
zoya@123 zoya@1234 zxcasdqwe zxcasdqwe123 zxcv1234 zxcvb123 zxcvbn00 zxcvbn007 zxcvbn01 zxcvbn1!
zxcvbn11 zxcvbn12 zxcvbn123 zxcvbn123! zxcvbn1234 zxcvbn12345 zxcvbn123456 zxcvbn2000 zxcvbn2010
zxcvbn2020 zxcvbn2021 zxcvbn2022 zxcvbn2023 zxcvbn2024 zxcvbn2025 zxcvbn22 zxcvbn69 zxcvbn77
zxcvbn88 zxcvbn99 zxcvbn@123 zxcvbnm, zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvbnm1234 zxcvzxcv zxczxczxc
zzzzzzzz zzzzzzzzz zzzzzzzzzz zzzzzzzzzzzz
`
    .trim()
    .split(/\s+/),
)
