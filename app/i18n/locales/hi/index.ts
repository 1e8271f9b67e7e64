import api from './api'
import auth from './auth'
import forms from './forms'
import forum from './forum'
import home from './home'
import list from './list'
import profile from './profile'
import safety from './safety'
import settings from './settings'
import shell from './shell'
import writing from './writing'

/** Every Hindi word of the interface, by namespace. */
export const hi = { api, shell, forms, auth, forum, list, writing, home, profile, safety, settings }
