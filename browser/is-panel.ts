const PANEL = /^\/(?:mi-negocio|admin)(?:\/|$)/;

export const isPanel = (): boolean => PANEL.test(location.pathname);
