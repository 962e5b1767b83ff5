package dev.tripatch.cli.shell;

/** The files and environment variables that the whole program looks at. */
final class ManualSurroundings {
  private ManualSurroundings() {}

  static void add(Roff roff) {
    roff.section("FILES");
    roff.item(Roff.italic("~/.config/tripatch/"), ManualWording.SETTINGS.text());
    roff.item(Roff.italic(".tripatch/schema.yaml"), ManualWording.OWN_RULES.text());
    roff.item(Roff.italic("FILE.tripatch"), ManualWording.CASE.text());
    roff.section("ENVIRONMENT");
    roff.item(Roff.bold("XDG_CONFIG_HOME"), ManualWording.CONFIG_FOLDER.text());
    roff.item(Roff.bold("NO_COLOR"), ManualWording.NO_COLOR.text());
    roff.item(
        Roff.bold("CLICOLOR") + ", " + Roff.bold("CLICOLOR_FORCE"), ManualWording.CLICOLOR.text());
    roff.item(Roff.bold("COLUMNS"), ManualWording.COLUMNS.text());
    roff.item(
        Roff.bold("DISPLAY") + ", " + Roff.bold("WAYLAND_DISPLAY"), ManualWording.DISPLAY.text());
  }
}
