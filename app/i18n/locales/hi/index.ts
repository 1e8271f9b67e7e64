import api from './api'
import auth from './auth'
import contact from './contact'
import curtain from './curtain'
import elevator from './elevator'
import forms from './forms'
import forum from './forum'
import home from './home'
import list from './list'
import messages from './messages'
import profile from './profile'
import safety from './safety'
import settings from './settings'
import shell from './shell'
import writing from './writing'

/** Every Hindi word of the interface, by namespace. */
export const hi = {
  api,
  shell,
  forms,
  auth,
  forum,
  home,
  profile,
  safety,
  settings,
  list,
  writing,
  contact,
  curtain,
  elevator,
  messages,
}
