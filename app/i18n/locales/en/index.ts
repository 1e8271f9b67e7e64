import api from './server/api'
import auth from './auth'
import contact from './contact'
import curtain from './curtain'
import elevator from './elevator'
import episodes from './episodes'
import forms from './forms'
import forum from './forum'
import home from './home'
import leaving from './leaving'
import list from './list'
import messages from './messages'
import moderation from './moderation'
import notices from './server/notices'
import privacy from './server/privacy'
import problems from './server/problems'
import profile from './profile'
import safety from './server/safety'
import codes from './codes'
import passkeys from './passkeys'
import settings from './settings'
import shell from './shell'
import guidance from './server/guidance'
import audience from './server/audience'
import thread from './server/thread'
import unavailable from './server/unavailable'
import welcome from './server/welcome'
import writing from './writing'

/** Every English word of the interface, by namespace. */
export const en = {
  api,
  // The server reads all notices in one place.
  shell: { ...shell, notice: { ...notices, ...shell.notice } },
  forms,
  episodes,
  auth,
  forum,
  home,
  moderation,
  privacy,
  problems,
  profile,
  safety,
  codes,
  passkeys,
  settings,
  leaving,
  list,
  contact,
  curtain,
  elevator,
  messages,
  guidance,
  audience,
  thread,
  unavailable,
  welcome,
  writing,
}
