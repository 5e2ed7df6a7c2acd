import { QRCodeSVG } from 'qrcode.react'

const SIZE_PX = 224

/** The code is 224 px wide, large enough for a phone's camera at arm's length. */
export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <QRCodeSVG value={text} size={SIZE_PX} level="M" role="img" aria-label={label} bgColor="#FFFFFF" fgColor="#121B18" />
)
