"use client";

import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Input, Label, Select } from "@/components/ui/field";
import { ActionForm } from "@/components/ui/form/action-form";
import { ChoiceField, ChoicesField } from "@/components/ui/form/choice-field";
import { CheckboxField, SelectField, TextArea, TextField } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { PictureField } from "@/components/ui/form/picture-field";
import { PictureTile } from "@/components/ui/form/picture-tile";
import { ProofFields } from "@/components/ui/form/proof-fields";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { NewTabNote } from "@/components/ui/new-tab-note";
import { Pagination } from "@/components/ui/pagination";
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from "@/components/ui/radix/alert-dialog";
import { Dialog, DialogContent, DialogTrigger } from "@/components/ui/radix/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/radix/dropdown-menu";
import { Switch } from "@/components/ui/radix/switch";
import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import { routes } from "@/lib/routes";

const VARIANTS = ["default", "destructive", "outline", "secondary", "ghost", "link", "whatsapp"] as const;
const TONES = ["sand", "slate", "blue", "yellow", "orange", "outline", "green", "amber"] as const;
const CHOICES = [
  { id: "uno", label: "Uno" },
  { id: "dos", label: "Dos" },
];
const PROBLEM = "Falta este dato.";
const REFUSED: FormFailure = { ...formFailure(PROBLEM, { mal: "uno" }, { mal: PROBLEM }), needsProof: true };

const nothing = () => undefined;
const refuse = async () => REFUSED;
const hrefForPage = () => routes.directory();
const options = CHOICES.map(({ id, label }) => (
  <option key={id} value={id}>
    {label}
  </option>
));

const PRIMITIVES: readonly { name: string; states: ReactNode }[] = [
  {
    name: "Botón",
    states: VARIANTS.flatMap((variant) => [
      <Button key={variant} variant={variant}>
        {variant}
      </Button>,
      <Button key={`${variant}-off`} variant={variant} disabled>
        apagado
      </Button>,
      <Button key={`${variant}-sm`} variant={variant} size="sm">
        chico
      </Button>,
    ]),
  },
  {
    name: "Botón de icono y de barra",
    states: [
      <Button key="icon" variant="outline" size="icon" aria-label="Cerrar">
        <Icon name="x" />
      </Button>,
      <span key="bar" className="flex w-60">
        <Button size="bar">
          <Icon name="phone" />
          Llamar
        </Button>
        <Button size="bar" variant="whatsapp">
          <Icon name="whatsapp" />
          WhatsApp
        </Button>
      </span>,
    ],
  },
  {
    name: "Filtro",
    states: [
      <button key="off" type="button" className="chip" aria-pressed={false}>
        Abierto
      </button>,
      <button key="on" type="button" className="chip" aria-pressed>
        <Icon name="check" />
        Abierto
      </button>,
      <Link key="link" href={routes.categories()} className="link-chip">
        Salud <span>12</span>
      </Link>,
    ],
  },
  {
    name: "Etiqueta",
    states: TONES.flatMap((tone) => [
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>,
      <Badge key={`${tone}-sm`} tone={tone} size="sm">
        chica
      </Badge>,
      <Badge key={`${tone}-lg`} tone={tone} size="lg">
        grande
      </Badge>,
    ]),
  },
  {
    name: "Enlaces",
    states: [
      <Breadcrumbs
        key="crumbs"
        crumbs={[
          { name: "Inicio", path: routes.home() },
          { name: "Categorías", path: routes.categories() },
          { name: "Salud", path: routes.categories() },
        ]}
      />,
      <Link key="link" href={routes.home()} className="text-link">
        Enlace
        <NewTabNote />
      </Link>,
      <Pagination key="pages" page={2} pageCount={9} hrefForPage={hrefForPage} />,
    ],
  },
  { name: "Hoja", states: <Card className="p-4">Una hoja blanca</Card> },
  {
    name: "Campo suelto",
    states: [
      <span key="input" className="grid gap-1">
        <Label htmlFor="suelto">Campo</Label>
        <Input id="suelto" placeholder="Ejemplo" />
      </span>,
      <Input key="off" aria-label="Campo apagado" defaultValue="apagado" disabled />,
      <Select key="select" aria-label="Lista">
        {options}
      </Select>,
    ],
  },
  { name: "Formulario", states: <FormStates /> },
  {
    name: "Botón con formulario",
    states: (
      <ActionForm action={refuse} lost={PROBLEM} fields={{}}>
        <SubmitButton sending="Enviando…">Enviar</SubmitButton>
      </ActionForm>
    ),
  },
  {
    name: "Interruptor",
    states: [
      ...[false, true].map((checked) => (
        <Switch key={`switch-${checked}`} aria-label="Interruptor" defaultChecked={checked} className="my-2" />
      )),
      <Switch key="off" aria-label="Interruptor apagado" disabled className="my-2" />,
    ],
  },
  {
    name: "Lo que se abre",
    states: [
      <Dialog key="dialog">
        <DialogTrigger asChild>
          <Button variant="outline">Ventana</Button>
        </DialogTrigger>
        <DialogContent title="Ventana" description="Una frase.">
          Lo que contiene.
        </DialogContent>
      </Dialog>,
      <AlertDialog key="alert">
        <AlertDialogTrigger asChild>
          <Button variant="outline">Pregunta</Button>
        </AlertDialogTrigger>
        <AlertDialogContent title="Eliminar «Ejemplo»" description="No elimina nada.">
          <Button variant="destructive">Eliminar</Button>
        </AlertDialogContent>
      </AlertDialog>,
      <DropdownMenu key="menu">
        <DropdownMenuTrigger asChild>
          <Button variant="outline">Menú</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Editar</DropdownMenuItem>
          <DropdownMenuItem disabled>Destacar</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem isDestructive>Eliminar</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    ],
  },
];

function FormStates() {
  const form = useServerForm({ action: refuse, initialState: REFUSED, lost: PROBLEM });
  return (
    <Form of={form} className="grid w-full gap-4">
      <ProofFields />
      <FormAlert />
      {(["bien", "mal"] as const).map((name) => (
        <div key={name} className="grid gap-4 sm:grid-cols-2">
          <TextField name={name} label="Texto" hint="Una ayuda." maxCharacters={5} />
          <SelectField name={name} label="Lista" isOptional>
            {options}
          </SelectField>
          <TextArea name={name} label="Varias líneas" maxCharacters={500} />
          <PictureField name={name} label="Foto" />
          <ChoiceField name={name} legend="Una de varias" choices={CHOICES} />
          <ChoicesField name={name} legend="Varias" choices={CHOICES} />
        </div>
      ))}
      <TextField name="apagado" label="Texto apagado" disabled />
      <PictureTile aria-label="Foto elegida" label="Cambiar" onFiles={nothing}>
        <span className="block h-24 bg-sand" />
      </PictureTile>
      <CheckboxField name="casilla" label="Casilla" />
      <SubmitButton sending="Enviando…">Enviar</SubmitButton>
      <SubmitButton sending="Enviando…" aria-disabled>
        Enviando…
      </SubmitButton>
    </Form>
  );
}

export const Primitives = () =>
  PRIMITIVES.map(({ name, states }) => (
    <section key={name} aria-label={name} className="mt-8">
      <h2 className="text-lg">{name}</h2>
      <div className="mt-3 flex flex-wrap items-start gap-4">{states}</div>
    </section>
  ));
