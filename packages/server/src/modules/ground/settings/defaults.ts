import { NO_APPROXIMATE, usualStateRates } from '@bra/tax-documents/rates'
import type { SettingsTables } from './settings.tables.ts'

type Parameter = SettingsTables['parameters']

const table = `
  withdrawal_min_date | days | 2 | Carência do saque | Dias corridos entre a liberação de um valor e o primeiro saque dele.
  withdrawal_price | cents | 0 | Tarifa de saque | Cobrada de cada saque, seja qual for o valor.
  withdrawal_minimum | cents | 2000 | Saque mínimo | Menor valor que uma loja pode sacar de uma vez.
  withdrawal_account_hours | hours | 24 | Espera da conta nova | Horas entre a troca da conta bancária e o primeiro saque para ela.
  free_plan_offers | count | 10000 | Ofertas do plano Grátis | Ofertas que uma loja sem mensalidade pode ter à venda ao mesmo tempo.
  max_classified_per_store | count | 120 | Classificados por loja | Anúncios que uma loja pode ter sem contar os excluídos, em qualquer plano.
  max_classified_active | count | 100 | Classificados no ar | Anúncios que uma loja pode ter disponíveis ao mesmo tempo, em qualquer plano.
  max_classified_photos | count | 8 | Fotos por classificado | Fotos que um anúncio pode levar.
  pix_minutes | minutes | 30 | Validade do Pix | Tempo para pagar; depois dele o pedido expira e o estoque volta.
  posting_days | days | 5 | Prazo de postagem | Dias úteis entre o pagamento e a postagem.
  posting_days_large | days | 7 | Prazo de postagem de pedido grande | Dias úteis quando o pedido tem mais cartas que o limite abaixo.
  posting_large_from | count | 100 | Pedido grande | Número de cartas acima do qual vale o prazo maior de postagem.
  buyer_cancel_days | days | 7 | Cancelamento pelo comprador | Dias sem postagem depois dos quais o comprador cancela sozinho.
  unposted_days | days | 3 | Pacote sem postagem | Dias depois do prazo de postagem em que um pacote parado chega à operação.
  mutual_cancel_days | days | 7 | Cancelamento sem resposta | Dias de silêncio depois dos quais um pedido de cancelamento é aceito.
  invoice_needed | count | 1 | Documento fiscal antes do envio | 1 exige NF-e ou DC-e autorizada para o pacote seguir; 0 deixa a loja decidir.
  ibs_state_rate | basis_points | 0 | IBS do estado desde 2027 | Alíquota. Até as três alíquotas existirem, notas de 2027 em diante esperam.
  ibs_city_rate | basis_points | 0 | IBS do município desde 2027 | Alíquota.
  cbs_rate | basis_points | 0 | CBS desde 2027 | Alíquota.
  icms_rates | text | ${usualStateRates} | ICMS dos estados | Alíquota interna de cada estado em %, e depois de + a do fundo de pobreza (FCP). Vale para o DIFAL das próximas notas.
  approximate_taxes | text | ${NO_APPROXIMATE} | Tributos aproximados | Lei 12.741: por NCM as alíquotas federal, federal de importado e estadual em %, e ao fim a fonte com a data. Por exemplo: 95044000 13,45 22,35 18; IBPT 26.2.A de 01-10-2026
  lost_days | days | 30 | Extravio | Dias depois da postagem sem entrega para o pedido ser dado como extraviado.
  loss_warning_days | days | 5 | Aviso de extravio | Dias antes do extravio em que a loja e o comprador são avisados.
  completion_days | days | 7 | Conclusão | Dias depois da entrega para o pedido se concluir e o dinheiro ser liberado, menos o que estiver em reclamação.
  regret_days | days | 7 | Arrependimento | Dias depois da entrega em que o comprador pode desistir, com devolução de tudo que pagou.
  send_back_days | days | 10 | Envio da devolução | Dias para o comprador postar uma devolução autorizada; depois deles a compra fica como está.
  return_days | days | 10 | Conferência da devolução | Dias para a loja confirmar uma devolução postada; depois deles ela conta como recebida.
  complaint_hours | hours | 72 | Acordo em reclamação | Tempo da loja e do comprador para se entenderem antes que a mediação entre na conversa.
  passport_from | cents | 30000 | Passaporte da condição | Preço a partir do qual uma carta avulsa é anunciada com fotos guiadas e mapa de defeitos.
  honest_rise | basis_points | 2000 | Alta que pausa a carta | Alta do mercado desde a compra. A partir dela, uma venda não enviada pausa a carta até a loja confirmar o estoque.
  honest_credit | basis_points | 2000 | Crédito por venda não enviada | Máximo que a loja paga ao comprador quando o mercado subiu, em parte do preço da carta.
  advance_buyers | count | 20 | Histórico para adiantar crédito | Compradores diferentes com compra concluída que uma loja precisa ter para o Bra Cards adiantar o crédito que ela deve.
  advance_store_month | cents | 20000 | Adiantamento por loja | Máximo que o Bra Cards adianta do crédito que uma loja deve, em 30 dias e sem que ela tenha pago.
  advance_buyer_month | cents | 5000 | Adiantamento por comprador | Máximo de crédito que o Bra Cards adianta a um comprador em 30 dias.
  complaint_closing_days | days | 7 | Encerramento de reclamação | Dias depois da decisão em que a conversa ainda aceita mensagens.
  label_debt_max | cents | 10000 | Dívida por etiquetas | Máximo que uma loja pode dever por etiquetas da casa, além do que os pedidos pagos dela ainda vão trazer.
  card_installments_max | count | 6 | Parcelas no cartão | Maior número de parcelas de uma compra.
  card_installment_minimum | cents | 2000 | Parcela mínima | Menor valor de uma parcela no cartão.
  letter_cards_max | count | 12 | Cartas por Carta Registrada | Número de cartas avulsas acima do qual a Carta Registrada não é oferecida.
  letter_value_max | cents | 5000 | Valor por Carta Registrada | Valor acima do qual a Carta Registrada não é oferecida.
  cart_lines_max | count | 300 | Linhas no carrinho | Linhas diferentes que um carrinho pode ter.
  new_store_sales | count | 10 | Loja nova | Vendas abaixo das quais a loja aparece sem nota, como nova.
  bra_center_card_price | cents | 25 | Entrada no Bra Center | Tarifa por carta conferida e guardada no centro.
  bra_center_minimum_cards | count | 20 | Lote mínimo do Bra Center | Cartas que um lote precisa ter para ser enviado ao centro.
  bra_center_contest_days | days | 5 | Contestação no Bra Center | Dias da loja para contestar uma divergência encontrada na conferência.
  bra_center_cep | cep | 06233903 | CEP do Bra Center | De onde sai o que está guardado no centro; dele vem o frete.
  bra_center_address | text | Avenida das Nações Unidas, 3100, Bonfim, Osasco – SP | Endereço do Bra Center | Sem o CEP; para onde vão as devoluções do que o centro enviou.
  bra_center_posting_days | days | 2 | Postagem do Bra Center | Dias úteis entre o pagamento e a postagem do que está no centro.
  featured_home_price | cents | 1900 | Destaque na página inicial | Preço de um dia em uma posição da página inicial.
  featured_list_price | cents | 900 | Destaque em listagem | Preço de um dia em uma posição de listagem.
  token_minutes | minutes | 15 | Validade do código por e-mail | Tempo para digitar o código de seis dígitos.
  token_tries | count | 5 | Tentativas do código | Erros permitidos antes que o código deixe de valer.
  support_answer_days | days | 5 | Resposta do atendimento | Dias em que o atendimento eletrônico responde (Decreto 7.962/2013).
  privacy_answer_days | days | 15 | Resposta sobre dados pessoais | Dias para entregar a declaração completa de dados (LGPD, art. 19).
  account_closing_days | days | 7 | Reflexão antes do encerramento | Dias entre o pedido de encerrar a conta e o encerramento, em que a pessoa pode desistir.
  support_email | email | atendimento@bracards.example | E-mail do atendimento | Endereço mostrado no rodapé e nas mensagens.
  privacy_email | email | privacidade@bracards.example | E-mail do encarregado de dados | Endereço para pedidos sobre dados pessoais.
`

export const parameterDefaults: Parameter[] = table
  .trim()
  .split(/\s*\n\s*/)
  .map((line) => {
    const [code, kind, value, label, description] = line.split(' | ') as [
      string,
      Parameter['kind'],
      string,
      string,
      string,
    ]
    return { code, kind, value, label, description }
  })
