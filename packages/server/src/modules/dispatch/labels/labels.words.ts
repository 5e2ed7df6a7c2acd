import { joined, say } from '@bra/contract/kit/saying'

export const ONE_AT_A_TIME = say('Informe o código de um pedido de cada vez.', 'Enter the code of one order at a time.')

export const labelsReady = ({ pickups, missing }: Record<'pickups' | 'missing', number[]>) =>
  joined([
    say('As etiquetas estão prontas.', 'The labels are ready.'),
    ...(pickups.length > 0 ? [pickedUp(pickups)] : []),
    ...(missing.length > 0 ? [notGiven(missing)] : []),
  ])

export const withoutLabel = (orders: number[]) =>
  orders.length === 1
    ? say(`Sem etiqueta: pedido nº ${listed(orders)}.`, `No label: order no. ${listed(orders)}.`)
    : say(`Sem etiqueta: pedidos nº ${listed(orders)}.`, `No label: orders no. ${listed(orders)}.`)

export const postingListReady = ({ leftOut }: { leftOut: number }) =>
  joined([
    say('A lista de postagem está pronta.', 'The posting list is ready.'),
    ...(leftOut > 0 ? [leftOutOfList(leftOut)] : []),
  ])

const pickedUp = (orders: number[]) =>
  orders.length === 1
    ? say(
        `Sem etiqueta, por retirada na loja: pedido nº ${listed(orders)}.`,
        `No label, as it is picked up: order no. ${listed(orders)}.`,
      )
    : say(
        `Sem etiqueta, por retirada na loja: pedidos nº ${listed(orders)}.`,
        `No label, as they are picked up: orders no. ${listed(orders)}.`,
      )

const notGiven = (orders: number[]) =>
  orders.length === 1
    ? say(
        `A transportadora não entregou agora: pedido nº ${listed(orders)}.`,
        `The carrier did not give now: order no. ${listed(orders)}.`,
      )
    : say(
        `A transportadora não entregou agora: pedidos nº ${listed(orders)}.`,
        `The carrier did not give now: orders no. ${listed(orders)}.`,
      )

const leftOutOfList = (count: number) =>
  count === 1
    ? say(
        'Um pedido ficou fora, sem código de rastreio ou por retirada.',
        'One order was left out, without a tracking code or to be picked up.',
      )
    : say(
        `${count} pedidos ficaram fora, sem código de rastreio ou por retirada.`,
        `${count} orders were left out, without tracking codes or to be picked up.`,
      )

const listed = (orders: number[]) => orders.join(', ')
