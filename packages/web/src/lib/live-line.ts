import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import { readCookie } from './cookies.ts'
import type { Line, LineEvents, LiveAddress } from './live.ts'
import { currentSession } from './session.ts'

const GIVEN_UP = new Set(['unavailable', 'failed'])

/** Opens one connection to the real-time channel, with the options of the specification. */
export function openLine({ key, port }: LiveAddress, { onJoined, onHeard, onLost, onUnreachable }: LineEvents): Line {
  fillForgeryMeta()
  const ownPort = Number(location.port) || (location.protocol === 'https:' ? 443 : 80)
  const echo = new Echo({
    broadcaster: 'pusher',
    Pusher,
    key,
    cluster: '',
    wsHost: location.hostname,
    wsPort: port ?? ownPort,
    wssPort: port ?? ownPort,
    forceTLS: false,
    encrypted: true,
    disableStats: true,
    enabledTransports: ['ws', 'wss'],
    namespace: 'App.Events',
    withoutInterceptors: true,
    authEndpoint: '/broadcasting/auth',
    auth: { headers: whoAsks() },
    userAuthentication: { transport: 'ajax', endpoint: '/broadcasting/user-auth', headers: whoAsks() },
  })
  const known = new Set<string>()
  let wasConnected = false
  echo.connector.pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'connected') wasConnected = true
    else onLost()
    if (!wasConnected && GIVEN_UP.has(current)) onUnreachable()
  })

  const channelOf = (name: string) => {
    if (name.startsWith('private-')) return echo.private(name.slice('private-'.length))
    return name.startsWith('presence-') ? echo.join(name.slice('presence-'.length)) : echo.channel(name)
  }
  return {
    join(name) {
      if (known.has(name)) return
      known.add(name)
      const channel = channelOf(name)
      channel.subscribed(() => onJoined(name))
      channel.listenToAll((event: string, said: unknown) => onHeard(name, event, said))
    },
    leave(name) {
      known.delete(name)
      echo.leaveChannel(name)
    },
    close: () => echo.disconnect(),
  }
}

/** The client reads the anti-forgery token from the page, but the page is the same for all visitors. */
function fillForgeryMeta() {
  document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')!.content = readCookie('XSRF-TOKEN') ?? ''
}

/** Read at each request, because the session may have started or its token been renewed meanwhile. */
function whoAsks(): Record<string, string> {
  return {
    get Authorization() {
      return `Bearer ${currentSession()?.token ?? ''}`
    },
  }
}
