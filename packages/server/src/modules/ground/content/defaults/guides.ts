import type { DefaultText } from './default-text.ts'

export const guides: DefaultText[] = [
  {
    code: 'guia-de-condicoes',
    title: 'Guia de condições',
    body: `
Condição é o que mais gera discussão entre quem vende e quem compra. Por isso a escala é uma só, vale para todas as lojas e, na dúvida entre dois graus, vale o mais baixo.

## Como olhar
1. Tire a carta do sleeve, com as mãos limpas, sobre um pano escuro.
2. Use luz de lado, não de cima: risco e ondulação só aparecem assim.
3. Olhe o verso primeiro. O desgaste branco nas bordas começa ali.
4. Passe para os quatro cantos, as bordas, a superfície e, por fim, a curvatura.

## M · Nova
Como saiu da máquina. Quatro cantos vivos, nenhum ponto branco, superfície sem risco sob luz de lado, impressão centrada. Pouquíssimas cartas são M, mesmo tiradas do booster agora.

## NM · Praticamente Nova
Parece nova a um palmo de distância. Aceita:
- um ou dois pontos brancos minúsculos no verso;
- um risco fino que só se vê virando a carta contra a luz.

Não aceita marca que se sinta com a unha, dobra, mancha ou escrita.

## SP · Usada Levemente
Foi jogada com sleeve, ou sem ele por pouco tempo. Aceita:
- desgaste branco leve em alguns cantos ou em parte de uma borda;
- riscos finos que se veem sem procurar;
- leve curvatura, comum em foil.

Continua própria para torneio sem sleeve opaco.

## MP · Usada Moderadamente
O uso se vê de longe. Aceita:
- bordas brancas ao redor;
- riscos visíveis, perda de brilho, canto amassado;
- marca de pressão sem quebra do papel.

## HP · Muito Usada
Desgaste forte por toda parte, vinco que não rompe o papel, tinta gasta, sujeira que não sai. Só joga com sleeve opaco.

## D · Danificada
Rasgada, dobrada com quebra, molhada, escrita, cortada, descascada ou com pedaço faltando. A oferta precisa dizer qual é o dano.

## Coisas que a condição não diz
- Assinada, Alterada e Carimbada são extras, marcados à parte.
- Erro de impressão é Misprint; não baixa a condição.
- Graduada traz empresa, nota e certificado no lugar da escala. Confira o certificado no site da empresa.
- Produtos lacrados usam outra escala: Lacrado, Lacrado com avaria na embalagem e Aberto.

## No filtro
Quem pede SP vê também NM e M: o filtro quer dizer "esta ou melhor".
`,
  },
  {
    code: 'como-comprar',
    title: 'Como comprar',
    body: `
## 1. Ache a carta
Busque pelo nome, em português ou inglês, ou pelo número: a sigla da coleção com ele, ou só "017/120", leva direto a ela. Informe o CEP no alto da página, e cada oferta mostra preço com frete e prazo.

## 2. Escolha a oferta
A página da carta reúne o que todas as lojas pedem. A ordem inicial é pelo menor total, preço mais frete. Veja a condição em palavras, o idioma, o acabamento e, quando houver, a foto do exemplar.

## 3. Junte por loja
O carrinho separa os itens por loja, porque cada loja é um pacote. Completar o pedido numa loja só costuma sair mais barato que trazer uma carta de cada. O carrinho não reserva a carta.

## 4. Pague
Pix ou cartão, em até 6 vezes. O Pix vale 30 minutos.

## 5. Acompanhe
Cada pacote tem a sua linha do tempo, do pagamento à entrega. A loja tem até 5 dias úteis para postar.

## 6. Confira
Chegou? Olhe a carta com o [guia de condições](/text/guia-de-condicoes) ao lado. Se algo não bater, escolha Tive um problema no pedido, carta por carta, ou Devolver compra, em até 7 dias: o dinheiro ainda está conosco. O caminho está em [Troca e devolução](/text/devolucao).
`,
  },
  {
    code: 'como-vender',
    title: 'Como vender',
    body: `
## Quem pode
Pessoa física com CPF ou empresa com CNPJ, de 18 anos para cima. Pessoa física vende o que é seu; quem vende de forma habitual precisa de CNPJ e inscrição estadual.

## 1. Abra a loja
Em [Minha loja](/my-store/besaler) você informa documento, endereço e conta bancária do mesmo titular. Conferimos em até 2 dias úteis.

## 2. Cadastre as cartas
- Uma a uma, pela página da carta.
- Muitas de uma vez, por planilha CSV: a prévia aponta cada linha com problema antes de gravar.
- A carta que não está no catálogo você pode sugerir. Acessórios, caixas e outros produtos você cadastra com as suas fotos.

Classifique pelo [guia de condições](/text/guia-de-condicoes). Foto do próprio exemplar vende mais e evita discussão.

## 3. Vendeu
Separe, embale e poste em até 5 dias úteis. A etiqueta e o documento fiscal saem do pedido: a nota fiscal com o certificado da sua empresa ou, para quem vende com CPF, a declaração de conteúdo eletrônica (DC-e) que o Bra Cards assina. Quem emite em outro sistema informa a chave ou o arquivo.

Como embalar uma carta:
- sleeve, depois toploader ou dois papelões do tamanho dela;
- fita que não gruda no plástico, com a ponta dobrada;
- nada de clipe, elástico ou fita sobre o sleeve.

Se o comprador reclamar de uma carta, responda em Reclamações: vocês têm 72 horas para um acordo, com uma proposta calculada pelas vendas da carta. Só o valor dela fica retido. Sem acordo, nós decidimos com as mensagens e as fotos dos dois lados.

## 4. Receba
O valor aparece em A liberar na hora da venda e passa a Disponível 7 dias depois da entrega, se o comprador não pedir a devolução. O saque vai por Pix ou TED para a conta da loja: mínimo de R$ 20,00, sem tarifa, e pode ser feito 2 dias depois da liberação. Quem marca um dia da semana na carteira não precisa mais pedir.
`,
  },
]
