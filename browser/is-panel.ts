const PANEL = /^\/(?:mi-negocio|admin)(?:\/|$)/;

/** Whether the page is one of the owner's panel, with its preview, or of the administration. */
export const isPanel = (): boolean => PANEL.test(location.pathname);
