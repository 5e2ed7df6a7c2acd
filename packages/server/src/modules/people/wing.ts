import type { Wing } from '../../module.ts'
import { codes } from './codes/module.ts'
import { accounts } from './accounts/module.ts'
import { audit } from './audit/module.ts'
import { addresses } from './addresses/module.ts'
import { notices } from './notices/module.ts'
import { sessions } from './sessions/module.ts'
import { pushDevices } from './push-devices/module.ts'
import { impersonation } from './impersonation/module.ts'
import { privacy } from './privacy/module.ts'

export const wing: Wing = {
  passwords: { uses: [] },
  codes: { uses: ['settings', 'mails'], ...codes },
  accounts: { uses: ['mails', 'security', 'passwords', 'codes'], ...accounts },
  audit: { uses: ['accounts'], ...audit },
  addresses: { uses: ['security', 'accounts'], ...addresses },
  notices: { uses: ['accounts', 'mails'], ...notices },
  sessions: {
    uses: ['mails', 'security', 'passwords', 'codes', 'accounts', 'notices'],
    ...sessions,
  },
  'push-devices': { uses: ['security', 'notices', 'sessions'], ...pushDevices },
  impersonation: { uses: ['security', 'accounts', 'audit', 'sessions'], ...impersonation },
  privacy: { uses: ['mails', 'accounts', 'codes', 'settings', 'notices', 'content'], ...privacy },
}
