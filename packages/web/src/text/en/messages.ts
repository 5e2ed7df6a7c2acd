export const messages = {
  title: 'Messages',
  titleWith: 'Messages with {name}',
  failed: 'The messages could not be loaded',
  none: 'No messages yet.',
  list: 'Messages',
  you: 'You',
  read: 'read',
  write: 'Write a message',
  send: 'Send message',
  contact:
    'This looks like contact or payment elsewhere. Settle everything here: outside Bra Cards a purchase is not protected.',
  begin: 'Write to the store',
  open: 'See messages',
  openWith: 'Messages with {name}',
  unread: '{count} new|{count} new',
}
