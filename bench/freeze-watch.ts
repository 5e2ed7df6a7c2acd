// This thread does nothing else than ask every 20 ms, so that a late answer is the server's delay.
import { parentPort, workerData } from 'node:worker_threads'

const EVERY_MS = 20
let worst = 0

async function look() {
  const sentAt = performance.now()
  await fetch(workerData as string).then((answer) => answer.arrayBuffer())
  worst = Math.max(worst, performance.now() - sentAt)
}

setInterval(() => void look(), EVERY_MS)
parentPort!.on('message', () => {
  parentPort!.postMessage(worst)
  worst = 0
})
