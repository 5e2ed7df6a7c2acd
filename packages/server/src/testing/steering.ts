/** Makes a provider of the sandbox play the world outside: pay a Pix, fail, deliver a parcel. */
export const steering =
  (url: string, provider: 'pagarme' | 'melhorenvio' | 'sefaz' | 'mail') =>
  (path: string, body: object = {}) =>
    fetch(`${url}/__sandbox/${provider}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
