import { QRCodeSVG } from 'qrcode.react'

const SIZE_PX = 224

/** 224 px of code: large enough for the camera of a phone at arm's length. */
export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <QRCodeSVG value={text} size={SIZE_PX} level="M" role="img" aria-label={label} bgColor="#FFFFFF" fgColor="#121B18" />
)
