import { problemsOf } from '@bra/tax-documents/validation'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { taxWorld } from '../../../testing/tax-world.ts'

const { seller, person, offer, ofPerson, bought, ready, home } = await taxWorld()
await ready()

type Who = typeof seller
/** Returns the XML and the text of the paper of a parcel that goes to `recipient`. */
async function papersFor(recipient: string, [of, who]: [typeof offer, Who] = [offer, seller]) {
  const id = await bought(of, { ...home, recipient })
  await who.post('/api/v1/store-order-invoice', { id })
  await who.post('/api/v1/send-nf-to-sefaz', { id })
  const { result } = (await who.post('/api/v1/store-order-get-nf', { id })).body
  const [page] = await readPdf(result.data)
  return { id, xml: Buffer.from(result.others[0].data, 'base64').toString(), paper: page!.text }
}

describe.each([
  ['an NF-e', 'nfeProc', offer, seller],
  ['a DC-e', 'dceProc', ofPerson, person],
] as const)('%s', (_name, kind, of, who) => {
  it('names the buyer whose CPF it has, and says to whom else the parcel goes', async () => {
    const { xml, paper } = await papersFor('Ｒｏｓａ Ｔａｖａｒｅｓ', [of, who])
    expect(problemsOf(kind, xml)).toEqual([])
    expect(/<dest>.*?<xNome>([^<]+)</.exec(xml)![1]).toBe('Marina Tavares')
    expect(/<infCpl>([^<]+)</.exec(xml)![1]).toContain('Entregar a Rosa Tavares.')
    expect(paper).toContain('Entregar a Rosa Tavares.')
  })

  it('says nothing of it where the buyer is who gets the parcel', async () => {
    const { xml } = await papersFor('  marina  TAVÁRES ', [of, who])
    expect(xml).toContain('<xNome>Marina Tavares</xNome>')
    expect(xml).not.toContain('Entregar a')
  })
})

it('whoever issues in another program reads the name of the buyer beside the CPF', async () => {
  const id = await bought(offer, { ...home, recipient: 'Rosa Tavares' })
  const { result } = (await seller.post('/api/v1/store-order-recipient', { id })).body
  expect(result).toMatchObject({ name: 'Marina Tavares', address: { recipient: 'Rosa Tavares' } })
})
