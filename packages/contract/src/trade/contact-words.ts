const CONTACTS = [
  /[\w.+-]+@[\w-]+\.\w{2,}/,
  /(?:\+?55[\s.-]?)?\(?\d{2}\)?[\s.-]?9?\d{4}[\s.-]?\d{4}(?!\d)/,
  /\b(?:whats\s?app|zap|telegram|instagram|insta|facebook|discord)\b/i,
  /\b(?:chave|meu)\s+pix\b/i,
]

/** True if a message tries to move a deal off the site; its writer is warned but not stopped. */
export const namesContact = (text: string) => CONTACTS.some((contact) => contact.test(text))

const LINK = /https?:|\bwww\.|\b(?:wa|t)\.me\b|\b[\w-]+\.(?:com|net|org)\b/i

export const leadsOutside = (text: string) => namesContact(text) || LINK.test(text)
