import { describe, expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const stranger = await as('joelma.nazare@bracards.example')
const [offer] = await offersOfSeller(app, seller.id, 1)
const [foreign] = await offersOfSeller(app, stranger.id, 1)
const store_id = offer!.store_id
const CODE = 'QB123456785BR'

const bought = async (of = offer!) => {
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [of] })
  return { order: orderId, id: parcels[0]! }
}
const match = async (text: string, who = seller) =>
  (await who.post('/api/v1/store-tracking-codes', { store_id, text })).body

describe('a list of tracking codes', () => {
  it('is read in whatever form it is pasted, with or without a heading', async () => {
    const [one, two, three] = [await bought(), await bought(), await bought()]
    const { lines } = await match(
      `Pedido;Cliente;Rastreio\n${one.order};Marina;${CODE}\n"${two.order}"\t"qb 123 456 785 br"\n\nPedido nº ${three.order} ${CODE}`,
    )
    const right = { buyer: 'Marina', code: CODE, problem: null }
    expect(lines).toEqual([
      { line: 2, order_id: one.order, id: one.id, ...right },
      { line: 3, order_id: two.order, id: two.id, ...right },
      { line: 5, order_id: three.order, id: three.id, ...right },
    ])
  })

  it('never takes a CEP, a CPF, a day or a phone for a code, wherever they stand', async () => {
    const { order, id } = await bought()
    const others = ['01310-100', '01310100', '529.982.247-25', '52998224725', '28-11-2026', '2026-11-28', '28/11/2026']
    const shapes = others.flatMap((other) => [
      `${order};${other};${CODE}`,
      `${order};${CODE};${other}`,
      `${order}\t${other}\t${CODE}`,
      `${order};${others.join(';')};${CODE}`,
    ])
    for (const text of shapes)
      expect((await match(text)).lines).toEqual([
        { line: 1, order_id: order, id, buyer: 'Marina', code: CODE, problem: null },
      ])
    const bare = others.filter((other) => !/^\d+$/.test(other))
    for (const other of bare) expect((await match(`${order};${other}`)).lines[0].problem).toBe('no_code')
    const other = { id, move: 'post', tracking_code: '01310-100' }
    expect((await seller.post('/api/v1/store-order-move', other)).body.code).toBe('tracking_code_unlike')
  })

  it('takes the code with the right digit before one that no digit proves', async () => {
    const { order } = await bought()
    for (const text of [`${order};NF12345678;${CODE}`, `${order};${CODE};NF12345678`, `${order};QB123456784BR;${CODE}`])
      expect((await match(text)).lines[0]).toMatchObject({ order_id: order, code: CODE, problem: null })
    expect((await match(`${order};NF12345678`)).lines[0]).toMatchObject({ code: 'NF12345678', problem: null })
  })

  it('says of each line what is wrong, and changes nothing', async () => {
    const [mine, other, posted] = [await bought(), await bought(foreign), await bought()]
    await seller.post('/api/v1/store-order-move', { id: posted.id, move: 'post', tracking_code: CODE })
    const { lines } = await match(
      [
        `${mine.order};QB123456784BR`,
        `${mine.order};`,
        CODE,
        `${other.order};${CODE}`,
        `${posted.order};${CODE}`,
        `${mine.order};${CODE}`,
        `${mine.order};${CODE}`,
      ].join('\n'),
    )
    expect(lines.map(({ problem }: { problem: string }) => problem)).toEqual([
      ...['wrong_code', 'no_code', 'no_order', 'not_yours', 'not_now', null, 'twice'],
    ])
    const { body } = await seller.get(`/api/v1/stores-order/${mine.id}`)
    expect([body.state, body.label_code]).toEqual(['paid', null])
  })

  it('is refused if it is empty, and from strangers', async () => {
    expect((await match('  ')).fields).toEqual({ text: 'Cole a lista de códigos.' })
    expect((await match('1;x', stranger)).code).toBe('store_not_found')
  })
})
