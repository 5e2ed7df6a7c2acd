import type { DefaultText } from './default-text.ts'

export const law: DefaultText[] = [
  {
    code: 'termos',
    title: 'Termos de uso',
    body: `
## Quem é quem
A Bra Cards é um mercado: quem vende é a loja, quem compra é você, e nós cuidamos do pagamento, da proteção e do atendimento. O nome, o CPF ou CNPJ e o endereço de cada loja estão na página dela.

## Conta
- Para comprar ou vender é preciso ter 18 anos ou mais e informar o próprio CPF.
- Uma conta é de uma pessoa só. Não empreste a senha.
- Podemos suspender uma conta por fraude, por vender carta falsa ou por ofensa a outras pessoas. Dizemos o motivo e ouvimos a resposta.

## Compra
- O preço que vale é o do momento em que o pedido é feito, com frete e total mostrados antes de pagar.
- Estar no carrinho não reserva a carta. A reserva começa quando o pedido é feito.
- Um Pix vale 30 minutos. Sem pagamento, o pedido expira e o estoque volta para a loja.
- Você recebe por e-mail o resumo do contrato, que também fica no pedido.

## Venda
- A loja anuncia só o que tem na mão, na condição descrita pelo [guia de condições](/text/guia-de-condicoes).
- A postagem acontece em até 5 dias úteis, ou 7 quando o pedido passa de 100 cartas.
- O documento da venda é da loja, que o emite pelo site ou em outro sistema: nota fiscal ou, quando o vendedor é pessoa física, declaração de conteúdo eletrônica.
- A comissão é a do plano da loja na data da venda.

## Dinheiro
O valor pago fica retido até 7 dias depois da entrega. Se nesse prazo você pedir a devolução, ou o seu banco contestar o pagamento, continua retido até que isso se resolva. Se você reclamar de uma carta, só o valor dela continua retido.

## Conflitos
Primeiro a conversa entre você e a loja, no próprio pedido ou em uma reclamação. Sem acordo em 72 horas, nós decidimos a reclamação; e você pode devolver a compra em até 7 dias depois da entrega e receber tudo de volta. Quando a loja contesta o que voltou, ou afirma que entregou o que não chegou, nós decidimos com base nas mensagens, nas fotos e no rastreio. Nada aqui tira direitos que a lei dá a quem consome; o foro é o do seu domicílio.
`,
  },
  {
    code: 'privacidade',
    title: 'Privacidade',
    body: `
Esta página diz que dados guardamos, por que motivo e por quanto tempo, segundo a Lei Geral de Proteção de Dados (Lei 13.709/2018).

## O que guardamos
- Conta: nome, e-mail, CPF, data de nascimento e telefone, para identificar você e processar o pagamento.
- Endereços e pedidos: para entregar, atender e cumprir a lei.
- Pagamento: o número do cartão vai do seu navegador direto para a empresa de pagamento. Nós recebemos só um código e os quatro últimos dígitos.
- Mensagens a lojas e perguntas sobre ofertas: para que a loja responda. Uma pergunta respondida aparece na oferta, sem o seu nome.
- Avisos no aparelho, se você os ligar: o endereço que o navegador dá para eles e o nome dele, até você desligar ou sair.
- Fotos que você envia de uma carta, com os defeitos marcados: na oferta, na embalagem ou na reclamação, como prova da condição.
- Lojas favoritas: para achá-las depressa e montar uma compra só delas.
- Buscas salvas: os filtros que você salvou e o que eles mostravam quando você os abriu, para avisar de novidades. Só você as vê.
- Navegação: as páginas de produto vistas, para contar visitas e mostrar o que você viu por último. Sem conta, ficam ligadas a um número sorteado no seu aparelho.

## Com quem dividimos
- Com a loja: o primeiro nome de quem pergunta sobre uma oferta; nome e endereço de entrega do pedido e, no documento fiscal que ela emite, o seu CPF. Se ela emite em outro programa, vê o CPF antes de postar. Cada vez que a loja abre o documento ou o CPF, isso fica registrado e está na exportação dos seus dados.
- Com a Secretaria da Fazenda: o que a nota fiscal ou a declaração de conteúdo pede por lei.
- Com os Correios e a empresa de pagamento, só o que cada um precisa.
- Não vendemos dados nem mostramos propaganda de terceiros.

## Por quanto tempo
- Pedidos e pagamentos: 5 anos, por obrigação legal.
- Registros de acesso: 6 meses, em sigilo (Marco Civil, art. 15).
- O resto: até você pedir que apaguemos.

## O que você pode pedir
Confirmar, ver, corrigir, exportar, revogar um consentimento e apagar. A exportação e a exclusão ficam na sua conta. Respostas simples saem na hora; a declaração completa, em até 15 dias. Com a conta apagada, os pedidos que a lei manda guardar perdem a ligação com o seu nome.
`,
  },
  {
    code: 'devolucao',
    title: 'Troca, devolução e arrependimento',
    body: `
## Arrependimento: 7 dias, sem explicar
Pelo artigo 49 do Código de Defesa do Consumidor, você pode desistir em até 7 dias depois de receber. Devolvemos tudo, com o frete, pelo mesmo meio de pagamento.

1. Abra o pedido e escolha Devolver compra. O endereço da devolução aparece no pedido e no e-mail.
2. Poste a carta protegida como chegou e informe o código de rastreio, ou combine a entrega em mãos com a loja. A postagem é por nossa conta: mande o recibo ao e-mail do atendimento, que está no pé de cada página, e devolvemos o valor por Pix.
3. Quando a loja receber, o reembolso é feito: Pix no mesmo dia útil, cartão em uma ou duas faturas.

Booster e caixa lacrados voltam lacrados. Depois de abertos, não há como saber o que havia dentro.

## A carta não é o que a oferta dizia
Condição pior, idioma ou edição diferente, carta faltando ou falsa: você tem os mesmos 7 dias depois da entrega, enquanto o dinheiro está conosco. Abra o pedido, escolha Tive um problema, diga quais cartas e mande fotos de frente e verso. Só o valor delas fica retido; o resto segue para a loja.

- Você e a loja têm 72 horas para se entender: uma parte do valor volta e a carta fica com você, só essas cartas voltam à loja, ou ela envia de novo. Os dois veem quanto a diferença de condição vale, e de que vendas sai a conta.
- Sem acordo, o Bra Cards decide com as fotos e as mensagens dos dois. As conversas ficam em [Reclamações](/complaints).
- Para devolver o pacote inteiro, escolha Devolver compra. O reembolso é de tudo, com o frete.
- Se a loja contestar o que recebeu de volta, ela mostra fotos, você responde com as suas, e o Bra Cards decide.

Defeito que não se vê na hora pode ser reclamado em até 90 dias (art. 26): escreva ao e-mail do atendimento, que está no pé de cada página.

## Não chegou
No pedido, escolha Tive um problema e diga que o pacote não chegou: o dinheiro fica retido enquanto você e a loja procuram. Passados 30 dias da postagem sem entrega, o pedido é dado como extraviado e você recebe tudo de volta. Não precisa esperar a apuração dos Correios. Se a loja disser antes disso que entregou, o Bra Cards confere o rastreio e as mensagens e decide.

## Antes do envio
Enquanto a loja não postou, peça o cancelamento no pedido. Se ela não responder em 7 dias, ou não postar em 7 dias, o cancelamento é seu, sem depender dela.
`,
  },
]
