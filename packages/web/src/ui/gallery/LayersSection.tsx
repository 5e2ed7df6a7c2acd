import { ChevronDown, LogOut, MapPin, Settings } from 'lucide-react'
import { useState } from 'react'
import { AccordionItem } from '../Accordion.tsx'
import { Button } from '../Button.tsx'
import { Dialog, Drawer } from '../Dialog.tsx'
import { TextInput } from '../inputs.tsx'
import { Menu, MenuItem, MenuSeparator } from '../Menu.tsx'
import { Popover } from '../Popover.tsx'
import { Tabs } from '../Tabs.tsx'
import { toast } from '../toast.ts'
import { Row, Section } from './Section.tsx'

const tabs = [
  { id: 'ativos', label: 'Ativos', count: 280 },
  { id: 'pausados', label: 'Pausados', count: 20 },
  { id: 'vazios', label: 'Sem estoque', count: 12 },
]

export function LayersSection() {
  const [tab, setTab] = useState('ativos')
  return (
    <Section title="Camadas, abas e avisos">
      <Row>
        <Modals />
        <Popover label="Enviar para" trigger={(wiring) => <DropButton {...wiring}>58010-000</DropButton>}>
          <TextInput label="CEP" inputMode="numeric" defaultValue="58010-000" />
          <Button className="mt-3" wide>
            Salvar CEP
          </Button>
        </Popover>
        <Menu label="Conta" trigger={(wiring) => <DropButton {...wiring}>Conta</DropButton>}>
          <MenuItem icon={<MapPin aria-hidden size={20} strokeWidth={1.75} />}>Endereços</MenuItem>
          <MenuItem
            icon={<Settings aria-hidden size={20} strokeWidth={1.75} />}
            render={({ children, ...wiring }) => (
              <a href="#camadas" {...wiring}>
                {children}
              </a>
            )}
          >
            Preferências
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger icon={<LogOut aria-hidden size={20} strokeWidth={1.75} />}>
            Sair
          </MenuItem>
        </Menu>
      </Row>
      <Row>
        <Button
          variant="tonal"
          onClick={() =>
            toast.success('Item removido do carrinho.', {
              label: 'Desfazer',
              onPress: () => toast.info('Item de volta.'),
            })
          }
        >
          Aviso de sucesso
        </Button>
        <Button variant="tonal" onClick={() => toast.error('Erro ao criar o endereço')}>
          Aviso de erro
        </Button>
        <Button variant="tonal" onClick={() => toast.warning('O preço mudou desde ontem.')}>
          Aviso de atenção
        </Button>
      </Row>
      <Tabs label="Anúncios" tabs={tabs} selected={tab} onSelect={setTab}>
        Anúncios na aba {tabs.find((one) => one.id === tab)?.label.toLowerCase()}.
      </Tabs>
      <div id="camadas">
        <AccordionItem title="Como funciona o Bra Center?" open>
          As lojas enviam as cartas para nós e você recebe um pacote só.
        </AccordionItem>
        <AccordionItem title="Quando a loja recebe?" end="Pagamentos">
          Quando você confirma a entrega.
        </AccordionItem>
      </div>
    </Section>
  )
}

function Modals() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'menu'>()
  const close = () => setOpen(undefined)
  const footer = (
    <>
      <Button variant="ghost" onClick={close}>
        Limpar tudo
      </Button>
      <Button onClick={close}>Ver 84 cartas</Button>
    </>
  )
  return (
    <>
      <Button variant="outline" onClick={() => setOpen('dialog')}>
        Abrir diálogo
      </Button>
      <Button variant="outline" onClick={() => setOpen('drawer')}>
        Abrir filtros
      </Button>
      <Button variant="outline" onClick={() => setOpen('menu')}>
        Abrir menu lateral
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Excluir o anúncio de Curupira?"
        closeLabel="Fechar"
        footer={footer}
      >
        O anúncio sai da loja agora. As vendas que já foram feitas continuam.
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Filtros" closeLabel="Fechar" footer={footer}>
        <TextInput label="Preço até" />
      </Drawer>
      <Drawer open={open === 'menu'} onClose={close} side="left" keepSide title="Menu" closeLabel="Fechar">
        Cartas avulsas
      </Drawer>
    </>
  )
}

function DropButton({ children, ...wiring }: { children: string; popoverTarget: string }) {
  return (
    <Button variant="outline" {...wiring}>
      {children}
      <ChevronDown aria-hidden size={16} strokeWidth={2} />
    </Button>
  )
}
