package dev.tripatch.ui.app.content;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.share.export.Shell;
import dev.tripatch.ui.feature.learn.LessonExport;
import dev.tripatch.ui.feature.share.ExportCommands;
import dev.tripatch.ui.feature.share.ReportCommands;
import dev.tripatch.ui.window.CommandQueue;
import java.util.function.Consumer;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** The menu of what can be taken elsewhere. */
public final class ExportMenu {

  private final ExportCommands exports;
  private final ReportCommands reports;
  private final LessonExport lessons;
  private final CommandQueue queue;

  /** A menu that runs these exports and reports, of the texts as they are. */
  public ExportMenu(
      ExportCommands exports, ReportCommands reports, LessonExport lessons, CommandQueue queue) {
    this.exports = exports;
    this.reports = reports;
    this.lessons = lessons;
    this.queue = queue;
  }

  /** All of it. */
  Menu menu() {
    Menu menu = new Menu("Export");
    addForShells(menu, "Copy as kubectl Command for ", "", exports::copyKubectl);
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            item("Copy as kustomize Patch", () -> exports.copyKustomize(PatchFormat.STRATEGIC)),
            item("Copy as kustomize JSON Patch", () -> exports.copyKustomize(PatchFormat.JSON)),
            new SeparatorMenuItem(),
            files(),
            new SeparatorMenuItem(),
            item("Save Report…", reports::save),
            item("Copy Report as Markdown", reports::copyMarkdown),
            item("Save Steps with Pictures…", lessons::export));
    return menu;
  }

  private Menu files() {
    Menu menu = new Menu("Save Patch File and Copy");
    addForShells(menu, "kubectl Command for ", "…", exports::saveForKubectl);
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            item("kustomize Entry…", () -> exports.saveForKustomize(PatchFormat.STRATEGIC)),
            item(
                "kustomize Entry with JSON Patch…",
                () -> exports.saveForKustomize(PatchFormat.JSON)));
    return menu;
  }

  private void addForShells(Menu menu, String title, String end, Consumer<Shell> action) {
    for (Shell shell : Shell.values()) {
      menu.getItems().add(item(title + shell.title() + end, () -> action.accept(shell)));
    }
  }

  private MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> queue.whenCompared(action));
    return item;
  }
}
