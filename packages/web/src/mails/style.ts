import type { CSSProperties } from 'react'

/** Mail programs know no variables, so these repeat the light colours of ui/styles/theme.css. */
const ink = '#121b18'
const quiet = '#435049'
const mata = '#0b6b4a'
const line = '#d3dbd4'
const sunken = '#e9eee9'
const face = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif"

export const styles = {
  page: { margin: 0, padding: '24px 0', backgroundColor: '#f4f6f3', color: ink, fontFamily: face },
  column: { width: '100%', maxWidth: 560, margin: '0 auto', padding: '0 16px' },
  brand: { margin: '0 0 16px', fontSize: 22, lineHeight: '28px', fontWeight: 800, letterSpacing: -0.4, color: mata },
  panel: { backgroundColor: '#ffffff', border: `1px solid ${line}`, borderRadius: 14, padding: '28px 24px' },
  title: { margin: '0 0 12px', fontSize: 24, lineHeight: '30px', fontWeight: 800, letterSpacing: -0.3, color: ink },
  text: { margin: '0 0 16px', fontSize: 16, lineHeight: '25px', color: ink },
  small: { margin: '16px 0 0', fontSize: 14, lineHeight: '21px', color: quiet },
  footer: { margin: '16px 0 0', fontSize: 13, lineHeight: '19px', color: '#5b6861' },
  link: { color: mata, fontWeight: 600, textDecoration: 'underline' },
  button: {
    backgroundColor: mata,
    color: '#ffffff',
    borderRadius: 10,
    padding: '13px 20px',
    fontSize: 16,
    lineHeight: '20px',
    fontWeight: 700,
  },
  code: {
    margin: '0 0 16px',
    padding: '16px 8px 16px 16px',
    backgroundColor: sunken,
    borderRadius: 10,
    textAlign: 'center',
    fontSize: 34,
    lineHeight: '40px',
    fontWeight: 800,
    letterSpacing: 8,
    color: ink,
  },
  facts: { margin: '0 0 16px', borderTop: `1px solid ${line}` },
  factName: { width: 112, padding: '10px 12px 10px 0', fontSize: 14, color: quiet, verticalAlign: 'top' },
  fact: { padding: '10px 0', fontSize: 16, color: ink, wordBreak: 'break-word' },
  factRow: { borderBottom: `1px solid ${line}` },
  price: { margin: '0 0 4px', fontSize: 28, lineHeight: '34px', fontWeight: 800, color: ink },
} satisfies Record<string, CSSProperties>

/** Only mail programs that follow the device's dark mode read these. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #0d1412 !important; color: #ecf2ee !important; }
  .panel { background-color: #141d1a !important; border-color: #2a3732 !important; }
  .ink { color: #ecf2ee !important; }
  .quiet { color: #b7c4bd !important; }
  .mata { color: #4ccb94 !important; }
  .sunken { background-color: #1c2723 !important; }
  .line { border-color: #2a3732 !important; }
  .button { background-color: #4ccb94 !important; color: #04241a !important; }
}
`
