import { pushDevices } from '@bra/contract/people/push-devices'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useRefresh } from '../../../lib/command.ts'
import { useEnv } from '../../../lib/env.ts'
import { ask } from '../../../lib/query.ts'

export const devicesQuery = ask(pushDevices.list, {})

/** `unable`: this browser has no push. `refused`: the person has forbidden notices of this site in it. */
export type PushState = 'unable' | 'refused' | 'ready'

export function pushState(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return 'unable'
  return Notification.permission === 'denied' ? 'refused' : 'ready'
}

export class PushRefused extends Error {}

export function useTurnOn() {
  const { call, visit } = useEnv()
  return useMutation({
    mutationFn: async () => {
      if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused()
      const { key } = await callEndpoint(call, pushDevices.key, {})
      const { pushManager } = await navigator.serviceWorker.ready
      // one of an older key of the shop would be refused
      await (await pushManager.getSubscription())?.unsubscribe()
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
      const { endpoint, keys } = subscription.toJSON()
      const body = { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, language: visit.language }
      return callEndpoint(call, pushDevices.add, { body })
    },
    onSuccess: useRefresh([pushDevices.list]),
  })
}

export function useTurnOff() {
  const { call } = useEnv()
  return useMutation({
    mutationFn: async ({ id, isThis }: { id: number; isThis: boolean }) => {
      if (isThis && pushState() !== 'unable') {
        const { pushManager } = await navigator.serviceWorker.ready
        await (await pushManager.getSubscription())?.unsubscribe()
      }
      return callEndpoint(call, pushDevices.remove, { params: { id } })
    },
    onSettled: useRefresh([pushDevices.list]),
  })
}

/** Returns whether any device of the person is told; undefined until that is known. */
export const useHasDevices = () => {
  const { data } = useQuery(devicesQuery)
  return data && data.devices.length > 0
}
