package dev.tripatch.cli.shell;

/** The files and environment variables that the whole program looks at. */
final class ManualSurroundings {
  private ManualSurroundings() {}

  static void add(Roff roff) {
    roff.section("FILES");
    roff.item(
        Roff.italic("~/.config/tripatch/"),
        "The window's settings, and the schemas that are kept by tripatch schema import. macOS has"
            + " them in ~/Library/Application Support/tripatch, Windows in %APPDATA%\\tripatch.");
    roff.item(
        Roff.italic(".tripatch/schema.yaml"),
        "Own rules, beside the local document or in a folder above it.");
    roff.item(Roff.italic("FILE.tripatch"), "A case: documents and options in one file.");
    roff.section("ENVIRONMENT");
    roff.item(Roff.bold("XDG_CONFIG_HOME"), "The folder of settings, in place of ~/.config.");
    roff.item(
        Roff.bold("NO_COLOR"),
        "If not empty, answers have no colours unless --color asks for them.");
    roff.item(
        Roff.bold("CLICOLOR") + ", " + Roff.bold("CLICOLOR_FORCE"),
        "0 for no colours, and other than 0 for colours in a pipe, too.");
    roff.item(Roff.bold("COLUMNS"), "How wide tables are; the terminal says it if not given.");
    roff.item(
        Roff.bold("DISPLAY") + ", " + Roff.bold("WAYLAND_DISPLAY"),
        "Where the window opens on Linux. Without both the answer is printed as text.");
  }
}
