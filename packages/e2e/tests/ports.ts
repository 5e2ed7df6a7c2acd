/** The site has this port; the real-time channel and the sandbox take the two after it. */
export const PORT = Number(process.env.E2E_PORT ?? 4319)
export const PUSHER_PORT = PORT + 1
export const SANDBOX_PORT = PORT + 2
export const SANDBOX_URL = `http://127.0.0.1:${SANDBOX_PORT}`
