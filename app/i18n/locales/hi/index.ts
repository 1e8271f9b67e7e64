import accessibility from './server/accessibility'
import api from './server/api'
import appeal from './appeal'
import auth from './auth'
import contact from './contact'
import curtain from './curtain'
import community from './community'
import figures from './figures'
import elevator from './elevator'
import episodes from './episodes'
import experts from './experts'
import forms from './forms'
import forum from './forum'
import help from './help'
import hidden from './hidden'
import home from './home'
import leaving from './leaving'
import list from './list'
import messages from './messages'
import moderation from './moderation'
import notices from './server/notices'
import privacy from './server/privacy'
import grievance from './grievance'
import questions from './questions'
import beforeWriting from './server/before-writing'
import problems from './server/problems'
import profile from './profile'
import safety from './server/safety'
import codes from './codes'
import passkeys from './passkeys'
import recovery from './recovery'
import settings from './settings'
import shell from './shell'
import guidance from './server/guidance'
import audience from './server/audience'
import identity from './server/identity'
import thread from './server/thread'
import unavailable from './server/unavailable'
import uncheckedWords from './server/unchecked-words'
import welcome from './server/welcome'
import writing from './writing'

/** Every Hindi word of the interface, by namespace. */
export const hi = {
  accessibility,
  api,
  // The server reads all notices in one place.
  shell: { ...shell, notice: { ...notices, ...shell.notice } },
  forms,
  episodes,
  experts,
  appeal,
  auth,
  forum,
  help,
  hidden,
  home,
  moderation,
  privacy,
  beforeWriting,
  problems,
  grievance,
  questions,
  profile,
  safety,
  codes,
  passkeys,
  recovery,
  settings,
  leaving,
  list,
  contact,
  curtain,
  community,
  figures,
  elevator,
  messages,
  guidance,
  audience,
  identity,
  thread,
  unavailable,
  uncheckedWords,
  welcome,
  writing,
}
