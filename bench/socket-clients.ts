// The clients of the sockets bench open, join one channel, and report when all of them have heard a message.

const [url = ''] = process.argv.slice(2)
const AT_ONCE = 100
let heard = 0
let wanted = Number.POSITIVE_INFINITY

function open() {
  return new Promise<void>((joined, failed) => {
    const socket = new WebSocket(`${url}?protocol=7`)
    socket.addEventListener('error', failed)
    socket.addEventListener('message', ({ data }) => {
      const { event } = JSON.parse(data as string) as { event: string }
      if (event === 'pusher:connection_established') {
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'products.1' } }))
      } else if (event === 'pusher_internal:subscription_succeeded') joined()
      else if (event === 'pusher:ping') socket.send('{"event":"pusher:pong","data":{}}')
      else if (++heard === wanted) process.send!({ name: 'heard', value: heard })
    })
  })
}

async function openAll(count: number) {
  const began = performance.now()
  let left = count
  const one = async () => {
    while (left-- > 0) await open()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  process.send!({ name: 'opened', value: performance.now() - began })
}

process.on('message', (command: { open?: number; hear?: number }) => {
  if (command.open) void openAll(command.open)
  heard = 0
  wanted = command.hear ?? Number.POSITIVE_INFINITY
})
