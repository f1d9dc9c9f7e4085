export const WaitingNote = () => (
  <p className="rounded-field bg-sand px-4 py-3 text-sm">
    <strong>En revisión.</strong> La publicamos en cuanto la revisemos; mientras tanto tu página sigue como estaba.
  </p>
);
