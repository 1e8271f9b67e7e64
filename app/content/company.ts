import type { Text } from './text'

// SAMPLE: replace with the company's own details.

type Company = {
  copyrightYear: number | 'now'
  about: Text
  email: string
  phone: string
  address: Text
  hours: Text
  /** The person who answers grievances. The page /grievance names them, as the IT Rules 2021, 3(2)(a), require. */
  grievanceOfficer: { name: Text; role: Text; email: string; phone: string }
  network: { name: string; url: string }
  video: { name: string; url: string }
}

export const company = {
  copyrightYear: 2024,
  about: {
    en: 'A small team in Delhi that believes health begins with being heard.',
    hi: 'दिल्ली की एक छोटी टीम, जो मानती है कि सेहत की शुरुआत सुने जाने से होती है।',
  },
  email: 'hello@xxhealth.example',
  phone: '+91\u00a000000\u00a000000',
  address: {
    en: 'First floor, 12 Sample Lane, New Delhi 110001',
    hi: 'पहली मंज़िल, 12 सैंपल लेन, नई दिल्ली 110001',
  },
  hours: {
    en: 'Monday to Friday, 10 to\u00a06',
    hi: 'सोमवार से शुक्रवार, सुबह 10 से शाम 6\u00a0बजे',
  },
  grievanceOfficer: {
    name: { en: 'Sushma Verma', hi: 'सुषमा वर्मा' },
    role: { en: 'Grievance officer', hi: 'शिकायत अधिकारी' },
    email: 'grievance@xxhealth.example',
    phone: '+91\u00a000000\u00a000001',
  },
  network: { name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' },
  video: { name: 'YouTube', url: 'https://www.youtube.com/@example' },
} satisfies Company

/** Names of the company and its podcast. A password may not consist of them. */
export const names = ['XX Health', 'The XXperiment', 'XXperiment']
