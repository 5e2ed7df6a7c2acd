import type { pix as portuguese } from '../pt-BR/pix.ts'

export const pix: Record<keyof typeof portuguese, string> = {
  title: 'Pay with Pix',
  until: 'The code is good until {time}:',
  minutesLeft: '{count} minute left.|{count} minutes left.',
  secondsLeft: '{count} second left.|{count} seconds left.',
  copy: 'Copy the Pix code',
  copied: 'Code copied',
  copiedHint: 'Pix code copied. Paste it in your bank’s app.',
  copyFailed: 'Your browser did not let it be copied. The code is selected: copy it yourself.',
  code: 'Pix code to paste',
  qr: 'QR code of the Pix',
  open: 'Open your bank’s app and choose to pay with Pix.',
  read: 'Paste the copied code, or read the QR code with the camera.',
  confirm: 'Check the amount and confirm. This page tells you when the payment arrives.',
  making: 'Making the Pix code. Should it take long, you can wait here: nothing was charged.',
  askAgain: 'Ask for the code again',
  expired: 'This code has expired.',
  expiredHint: 'Nothing was charged. Make another code to pay the same price, while there is stock.',
  renew: 'Make a new code',
  over: 'This order waits for no payment any more.',
  overHint: 'The cards went back to the stores, and you can buy them again.',
}
