import type { pushErrors } from '../errors.push.ts'

export const pushRefusals: Record<keyof typeof pushErrors, string> = {
  push_device_not_found: 'We could not find this device.',
  push_keys_wrong: 'This browser sent keys that do not work. Turn its notices off and on again.',
  too_many_push_devices: 'Up to ten devices are told. Take one of them off first.',
}
