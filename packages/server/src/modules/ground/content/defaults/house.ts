import type { DefaultText } from './default-text.ts'

export const house: DefaultText[] = [
  {
    code: 'sobre',
    title: 'Sobre a Bra Cards',
    body: `
Cartas, causos e coleções.

A Bra Cards junta, numa página por carta, o que lojas do Brasil inteiro pedem por ela: condição em palavras, idioma, acabamento, foto quando existe, e o total com frete até a sua porta.

## No que acreditamos
- Preço à vista. O total aparece antes do carrinho, e o histórico de vendas é público.
- Condição sem segredo. Uma escala só, explicada no [guia de condições](/text/guia-de-condicoes).
- Dinheiro protegido. A loja recebe depois que você recebe.
- Nota honesta. Loja com menos de 10 vendas aparece como nova, sem estrelas inventadas.
`,
  },
  {
    code: 'rodape',
    title: 'Rodapé',
    body: `
As ofertas são das lojas identificadas em cada página. Preços e estoque valem no momento da compra.
`,
  },
  {
    code: 'supplier',
    title: 'Venda na Bra Cards',
    body: `
Quem procura carta avulsa já está aqui. Abra a loja de graça, pague comissão só do que vender e receba depois que o comprador receber.

## Por que vender aqui
- Catálogo pronto: você escolhe a carta e diz preço, condição e quantidade. Imagem e texto já estão lá.
- Traga o seu estoque: a planilha da Liga, da MYP Cards, do TCGplayer, do Cardmarket, do CardTrader, do Manabox ou do Dragon Shield entra como está. Você confere cada linha antes e pode desfazer depois.
- Lista colada: cole as cartas como você as anota. O que for duvidoso é perguntado, e nada se adivinha em silêncio.
- Grade e regras de preço: edite milhares de ofertas como numa planilha. As regras seguem o mercado entre o seu piso e o seu teto, e você vê o resultado antes de aplicar.
- Nota fiscal incluída: emitimos a NF-e com o certificado A1 da sua empresa, do MEI ao regime normal. Quem vende com CPF tem a DC-e, sem certificado.
- O dia inteiro de uma vez: escolha os pedidos e confirme o que será gasto. Documentos e etiquetas saem juntos, e o que parar diz por quê.
- Separação com leitor: a lista segue a ordem das suas caixas, e o leitor de código de barras diz se a carta é a certa.
- Passaporte da condição: fotos guiadas de frente, verso e cantos, sem custo. Numa reclamação, mostram como a carta saiu daqui.
- Carteira clara: cada centavo do extrato abre no pedido de onde veio, e o saque pode ter dia marcado.

## Como funciona
1. Informe documento, endereço e conta bancária do mesmo titular.
2. Aguarde a conferência, de até 2 dias úteis.
3. Cadastre as ofertas e venda.

## Quanto custa
12% por venda e nenhuma mensalidade. A comissão é sobre o preço das cartas, nunca sobre o frete.
`,
  },
  {
    code: 'shopkeepers',
    title: 'Para lojistas',
    body: `
Você já tem balcão, mesa de jogo e estoque. Aqui ele encontra quem está a três estados de distância.

## O que muda para uma loja
- Planilha: o estoque inteiro entra por CSV, com prévia, e sai quando você quiser.
- Regras de preço: suas ofertas acompanham o mercado entre o piso e o teto que você escolhe.
- Retirada na loja: o comprador paga aqui e busca aí. Frete zero e mais uma pessoa na sua porta.
- Separação: uma lista para todos os pedidos do dia, e as etiquetas de uma vez.
- Férias: com data de volta, as ofertas saem da busca e retornam sozinhas.

## O que pedimos
Postagem no prazo, condição pelo [guia](/text/guia-de-condicoes) e resposta a quem comprou. A posição no [ranking](/ranking) vem disso: pedidos, nota, pontualidade e cancelamentos dos últimos 60 dias, vendas honradas e condição certa em 180.
`,
  },
]
