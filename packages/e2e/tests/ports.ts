/** Of the site; the real-time channel and the stand-in of the outside world take the ports after it. */
export const PORT = Number(process.env.E2E_PORT ?? 4319)
export const PUSHER_PORT = PORT + 1
export const SANDBOX_PORT = PORT + 2
export const SANDBOX_URL = `http://127.0.0.1:${SANDBOX_PORT}`
