// a mailbox, a number that can be called, or the name of where people talk elsewhere
const CONTACTS = [
  /[\w.+-]+@[\w-]+\.\w{2,}/,
  /(?:\+?55[\s.-]?)?\(?\d{2}\)?[\s.-]?9?\d{4}[\s.-]?\d{4}(?!\d)/,
  /\b(?:whats\s?app|zap|telegram|instagram|insta|facebook|discord)\b/i,
  /\b(?:chave|meu)\s+pix\b/i,
]

/** Whether a message tries to lead a deal away from here: whoever writes it is warned, never stopped. */
export const namesContact = (text: string) => CONTACTS.some((contact) => contact.test(text))
