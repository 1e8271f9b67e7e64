import { describe, expect, test } from 'vitest'
import { isReservedName } from '~/domain/names/reserved-name.server'
import { toSkeleton } from '~/domain/names/skeleton'
import { languages } from '~/i18n/languages'
import { en } from '~/i18n/locales/en'
import { hi } from '~/i18n/locales/hi'
import { listed, listedPairs } from '../support/listed'

const refused = `
Anonymous | anonymous | ANONYMOUS | Anonymous 2 | anonymous_17 | Anonymous2 | Anonymous · author | Anonymous·author
Anonymous II | Anonymous ② | 2 Anonymous | An0nym0us | A.n.o.n.y.m.o.u.s | a n o n y m o u s | a_n_o_n | anonymoususer
Αnonуmοus | ＡＮＯＮＹＭＯＵＳ | 𝓐𝓷𝓸𝓷𝔂𝓶𝓸𝓾𝓼 | ⒶⓃⓄⓃ | 🅰🅽🅾🅽 | Ànönÿmöus | An​ony‍mous | Anonyrnous | Ano\u0301nymous
moderator | Moderator 3 | m0derat0r | rnoderator | rn0derator | Mоdеrаtоr | MODEЯATOЯ | Asha (moderator) | Moderator Asha
asha_moderator | AshaModerator | Asha · Moderator | moderators | mod | Mod 2 | m o d | m-o-d
admin | Admin 1 | ADMIN | Adm1n | Adrnin | @dmin | ADM!N | 4dm1n | аdmіn | ΛDMIN | ᴀᴅᴍɪɴ | asha_admin | Asha Admin | AdminAsha
admin123 | a.d.m.i.n Asha | Ad Min | administrator | sysadmin | \u202enimda
Deleted member | deleted_member | Deleted user | former member | Author | author 2 | Asha · author | Asha • You | You
support | Supp0rt | Support team | XX Health | xxhealth | XX Health Support | The XXperiment | The XXperiment team | xxperiment_team
TheXXperimentTeam | Official | Team | Staff | helpdesk | System
sanchalak | asha sanchalak
अनाम | अनाम 2 | अनाम २ | अनाम · लेखिका | अ ना म | अना‍म | अ.नाम | अनाम सदस्य | अनाम_2
मॉडरेटर | मोडरेटर | माॅडरेटर | माडरेटर | आशा मॉडरेटर | आशा (मॉडरेटर) | आशा · मॉडरेटर | मॉडरेटर २ | मॉडरेट़र
संचालक | संचालिका | संचालिका आशा | प्रशासक | व्यवस्थापक | व्यवस्‍थापक | एडमिन | ऐडमिन | एडमिन आशा
Anonymus | Anonymou5 | Anonymouse | Annonymous | Anonimous | Anonymos | Аnоnymus | Nonymous | Anonymous Asha | anonymus_17 | anonymousmum
Dr. Support | Dr | Dr. Meena | DR MEENA | D.R. Meena | Dr.Meena | DrMeena | dr_meena | Meena Dr | Dг. Meena | ＤＲ Meena | Ｄr. Ｍeena
Doctor | Doctor Asha | The Doctor | doctormeena | D0ctor | Docter Asha | Doktor Asha | Dоctоr Asha | Gynaecologist | Meena MBBS
Asha Support | Suport | Tech Support | Asha Official | 0fficial Asha | Team Rocket | Asha Team | Verified Asha | Meera, expert | Moderater
XXperiment Asha | Asha XX Health | xxhealth_asha | asha_xxperiment | Maya Rao | maya_rao | Mауа Rао | MayaRao2 | Dr Meher Kapoor
Meher Kapoor | Lakshmi Nair | Lakshmi N4ir | माया राव | डॉ. मेहर कपूर | मेहर कपूर | लक्ष्मी नायर
डॉ. मीना | डॉ मीना | डॉ० मीना | डॉ॰ मीना | डा. मीना | डॉक्टर मीना | डाक्टर | मीना डॉक्टर | डॉक्टरमीना | आशा सपोर्ट | आशा टीम | टीम आशा | स्त्री रोग विशेषज्ञ
अनामी | अनाम सखी | एनोनिमस | अनॉनिमस | बेनाम
MD | Rao, MD | RaoMD | rao_md | Asha Rao M.D. | Prof. Rao | Professor Rao | Nurse | Nurse Asha | नर्स | नर्स आशा | Midwife | Therapist | Dietician | Asha Dietitian | Nutritionist | डायटीशियन | OP | op | O.P. | Pharmacist
Specialist | Counsellor | counselor asha | सलाहकार | Vaidya Meera | वैद्य मीरा | Hakim | The XX experiment | XX Experiment | Customer care
Community manager | Podcast host | root | founder | Meena, co-founder | होस्ट
पूर्व सदस्य | पूर्व सदस्य 3 | लेखिका | आशा · लेखिका | आप | आधिकारिक | सहायता | टीम | द एक्सएक्सपेरिमेंट | XXperiment टीम
`
const free = `
Moderna | administrate | Administrata | Asha | asha_m | Asha 2 | Admina | Admira | Adminath | Amod | Modi | Amodini
Md Irfana | Md. Sana | Meera Vaidya | Medini | Noor Hakim | मीरा वैद्य | Caren | Hostel girl | Rootika | Meera M | Meera1
Moda | Anona | Anonna | Antonia | Nameeta | Teamwork | Supportive Sister | Helpful Hetal | Helpa | Officially Asha
Drishti | Draupadi | Andrea | Sandra | Dorothy | Medha | Mdhu | Maya | Maya R | Rao Maya | Lakshmi | Sana | Veda
Experta | Supportika | Officer Asha | Author of my life | Asha, author | Young | Youna | Your friend | Theresa | Staffan
Health Nerd | Xena | XX | Xxandra | Arnav | Carna | Eve Vverra | 1234 | 007 | Member 12 | A | Ana Anand | The Moon
Дмитрий | Анна | Ελένη | 李雷 | Jürgen | Zoë | Nguyễn Thị | 🌸 | 🌸 Asha 🌸 | user_1 | m_1d576709 | m_d2497766 | Shown m_7597d952 | Shown m_451811d3 | 8376d614m | memberOne | member_1234567890
अनामिका | अनामिका शर्मा | अनम | डाली | माया | मेहर | विशेष | टीना टीमवाली | अनामिका 2 | आशा | मीरा | आपकी आशा | लेखा | मोड | संचिता | प्रशांत | टीना | सहाया | पूर्वा | पूर्वी सदस्या | एकता | शाम · सुबह
प्रशासन की बेटी | व्यवस्था
`
describe('names that would pass for somebody else', () => {
  test.each(listed(refused))('%s is refused', (name) => {
    expect(isReservedName(name)).toBe(true)
  })

  test.each(listed(free))('%s is free', (name) => {
    expect(isReservedName(name)).toBe(false)
  })

  test('whatever a page calls an author without a name, a role, a mark or itself is refused', () => {
    expect(languages).toEqual(['en', 'hi'])
    for (const { thread, profile, shell } of [en, hi]) {
      const shown = [thread.anonymous, thread.deleted, thread.byPoster, thread.edited]
      shown.push(profile.role.moderator, profile.role.admin, shell.company, shell.community)
      for (const name of shown) {
        expect(isReservedName(name), name).toBe(true)
        expect(isReservedName(`${name} 2`), name).toBe(true)
      }
      expect(isReservedName(`Asha · ${thread.byPoster}`)).toBe(true)
    }
  })

  test('the longest names of reserved words come to an end', () => {
    for (const name of ['anon', 'the', 'a', 'mod', '﷽', 'ﷺ', '🅰', 'अनाम', 'a ', 'aB'])
      expect(isReservedName(`${[...name.repeat(50)].slice(0, 49).join('')}q`)).toBe(false)
  })
})

test('names that look alike have one skeleton, others do not', () => {
  const alike = listedPairs(`
Meera = Мееrа | meera_mod = Meera M0d | Ila = 1la | Burnett = Bumett | क़मर = कमर | आशा = अाशा | अंजू = अँजू
`)
  const unlike = listedPairs('Meera = Mira | मीरा = मेरा | नीता = नेता | Asha4 = Ashaa | மாலா = மாலை')
  for (const [one, other] of alike)
    expect(toSkeleton(one), `${one} ${other}`).toBe(toSkeleton(other))
  for (const [one, other] of unlike)
    expect(toSkeleton(one), `${one} ${other}`).not.toBe(toSkeleton(other))
})
