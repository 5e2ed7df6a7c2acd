import { useState } from 'react'
import { Checkbox, ChoiceGroup, Radio, Switch } from '../choices.tsx'
import { NumberInput, Select, TextArea, TextInput } from '../inputs.tsx'
import { QuantityStepper } from '../QuantityStepper.tsx'
import { SearchInput } from '../SearchInput.tsx'
import { Spinner } from '../Spinner.tsx'
import { Row, Section } from './Section.tsx'

export function FieldsSection() {
  const [search, setSearch] = useState('Curupira')
  const [quantity, setQuantity] = useState(2)
  const texts = {
    label: 'Quantidade',
    decreaseLabel: 'Diminuir',
    increaseLabel: 'Aumentar',
    maxReason: 'Só há 3 em estoque',
  }
  return (
    <Section title="Campos">
      <SearchInput
        label="Buscar carta, coleção, número ou loja"
        placeholder="Buscar carta, coleção, número ou loja"
        clearLabel="Limpar busca"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onClear={() => setSearch('')}
      />
      <div className="grid gap-5 sm:grid-cols-2 desk:grid-cols-3">
        <TextInput
          label="CEP"
          hint="Oito números"
          inputMode="numeric"
          after={<Spinner label="Procurando o endereço" />}
        />
        <TextInput label="E-mail" error="Escreva um e-mail como nome@exemplo.com.br" defaultValue="nome@" />
        <TextInput label="Complemento" optional="(opcional)" />
        <NumberInput label="Preço" before="R$" decimal defaultValue="96,00" />
        <Select label="Estado" defaultValue="PB">
          <option value="PB">Paraíba</option>
          <option value="PE">Pernambuco</option>
        </Select>
        <TextInput label="Cidade" disabled defaultValue="João Pessoa" />
        <TextArea label="Mensagem" hint="A loja responde em até dois dias" />
        <ChoiceGroup legend="Frete da Toca do Saci">
          <Radio name="gallery-freight" defaultChecked end="R$ 8,90" hint="14 a 18 nov">
            Carta registrada
          </Radio>
          <Radio name="gallery-freight" end="R$ 24,30">
            Sedex
          </Radio>
        </ChoiceGroup>
        <ChoiceGroup legend="Condição">
          <Checkbox defaultChecked end={14}>
            NM Quase nova
          </Checkbox>
          <Checkbox end={7}>SP Pouco usada</Checkbox>
          <Checkbox disabled end={0}>
            D Danificada
          </Checkbox>
          <Switch defaultChecked>Só Bra Center</Switch>
        </ChoiceGroup>
      </div>
      <Row>
        <QuantityStepper value={quantity} onChange={setQuantity} max={3} {...texts} />
        <QuantityStepper value={1} onChange={setQuantity} max={1} {...texts} disabled />
        <Select label="Ordenar por" hiddenLabel className="w-52">
          <option>Menor preço</option>
          <option>Mais vendidas</option>
        </Select>
      </Row>
    </Section>
  )
}
