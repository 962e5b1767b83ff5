package dev.tripatch.ui.app.content;

import dev.tripatch.document.Format;
import dev.tripatch.json.Role;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.editor.LineCommands;
import dev.tripatch.ui.feature.objects.ConflictWay;
import dev.tripatch.ui.feature.share.PictureCommands;
import dev.tripatch.ui.feature.steps.StepCommands;
import dev.tripatch.ui.panes.FindBar;
import dev.tripatch.ui.panes.PaneView;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.TabName;
import dev.tripatch.ui.theme.Appearance;
import dev.tripatch.ui.theme.ThemeChoice;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.SecretCommands;
import dev.tripatch.ui.window.dialog.HelpDialogs;
import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.layout.MainView;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/** What can be done with what is seen. */
public final class ViewCommands {

  private final MainView view;
  private final ComparisonViewModel comparison;
  private final SelectionViewModel selection;
  private final CommandQueue queue;
  private final Appearance appearance;
  private final SecretCommands secrets;
  private final HelpDialogs help;
  private final Runnable quit;
  private final NewWindow windows = NewWindow.byLauncher();
  private Optional<ConflictWay> conflicts = Optional.empty();
  private Optional<StepCommands> steps = Optional.empty();

  /** Commands for this view; {@code quit} closes the window. */
  public ViewCommands(
      MainView view,
      ComparisonViewModel comparison,
      SelectionViewModel selection,
      CommandQueue queue,
      Appearance appearance,
      SecretCommands secrets,
      HelpDialogs help,
      Runnable quit) {
    this.view = view;
    this.comparison = comparison;
    this.selection = selection;
    this.queue = queue;
    this.appearance = appearance;
    this.secrets = secrets;
    this.help = help;
    this.quit = quit;
  }

  private Panes panes() {
    return view.panes();
  }

  /** The commands that copy pictures of what is seen. */
  public PictureCommands pictures() {
    return new PictureCommands(view, view.status()::say);
  }

  /** The pane that was used last. */
  public Role activePane() {
    return panes().activeProperty().get();
  }

  /** The same as it changes. */
  ReadOnlyObjectProperty<Role> activeProperty() {
    return panes().activeProperty();
  }

  /** The active pane if it shows a document, else Local. */
  Role activeDocumentPane() {
    return documentPane(activePane());
  }

  /** The same as it changes. */
  ObservableValue<Role> activeDocument() {
    return panes().activeProperty().map(ViewCommands::documentPane);
  }

  private static Role documentPane(Role active) {
    return switch (active) {
      case LAST_APPLIED, LOCAL, LIVE -> active;
      case PATCH, RESULT -> Role.LOCAL;
    };
  }

  PaneView activeView() {
    return panes().activeView();
  }

  /** Copies the patch in the format that its pane shows; asks first if it holds secrets. */
  public void copyShownPatch() {
    queue.whenCompared(
        () ->
            copyNow(
                comparison
                    .patch()
                    .getShown()
                    .map(shown -> shown.pane().format())
                    .orElse(Format.YAML)));
  }

  void copyPatch(Format format) {
    queue.whenCompared(() -> copyNow(format));
  }

  private void copyNow(Format format) {
    if (comparison.patch().getShown().filter(shown -> !shown.in(format).isEmpty()).isEmpty()) {
      view.status().say("There is no patch to copy.");
      return;
    }
    PatchLook look = comparison.patch().look();
    secrets.toHandOut("Copy").map(each -> each.patch(look)).ifPresent(it -> copyPatch(it, format));
  }

  private void copyPatch(ShownPatch shown, Format format) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, shown.in(format)));
    String stale = comparison.staleProperty().get() ? " of the last good answer" : "";
    String what = shown.format() == shown.sent() ? "patch" : shown.format().title();
    view.status().say("Copied the " + what + stale + " as " + format);
  }

  /** Selects the next change of the texts as they are. */
  public void nextChange() {
    queue.whenCompared(selection::nextChange);
  }

  /** Selects the change before. */
  public void previousChange() {
    queue.whenCompared(selection::previousChange);
  }

  /** The way from conflict to conflict goes on through objects. */
  public void setConflicts(ConflictWay way) {
    conflicts = Optional.of(way);
  }

  /** The steps have entries in the menu. */
  public void setSteps(StepCommands commands) {
    steps = Optional.of(commands);
  }

  List<Menu> steps() {
    return steps.map(StepCommands::menu).stream().toList();
  }

  void nextConflict() {
    conflicts.ifPresent(way -> way.go(1));
  }

  /** Selects the next undecided conflict; behind the last is the first. */
  public void goToNextConflict() {
    queue.whenCompared(this::goToAnyConflict);
  }

  private void goToAnyConflict() {
    if (selection.hasConflict()) {
      selection.nextConflictFromAnywhere();
    } else {
      nextConflict();
    }
  }

  void previousConflict() {
    conflicts.ifPresent(way -> way.go(-1));
  }

  void toggleComment() {
    LineCommands lines = activeView().editor().commands().selectedLines();
    if (mayEdit(lines)) {
      if (lines.haveComments()) {
        lines.toggleComment();
      } else {
        view.status().say("JSON has no comments.");
      }
    }
  }

  void duplicateLines() {
    LineCommands lines = activeView().editor().commands().selectedLines();
    if (mayEdit(lines)) {
      lines.duplicate();
    }
  }

  private boolean mayEdit(LineCommands lines) {
    if (!lines.areEditable()) {
      view.status().say(activePane().title() + " cannot be edited here.");
    }
    return lines.areEditable();
  }

  /** Shows a pane and gives it the keyboard. */
  public void focus(Role pane) {
    view.arrangement().uncover(pane);
    panes().focus(pane);
  }

  void focusNext(int by) {
    view.focusNextPart(by);
  }

  List<TabName> tables() {
    return view.tables().names();
  }

  /** Shows a table and gives it the keyboard. */
  void focus(TabName table) {
    view.arrangement().restore();
    view.tables().choose(table);
    view.tables().focusContent();
  }

  void toggleMaximized() {
    view.arrangement().toggleMaximized(activePane());
  }

  void resetLayout() {
    view.arrangement().reset();
  }

  /** The commands that reveal secrets and hand them out. */
  public SecretCommands secrets() {
    return secrets;
  }

  BooleanProperty showNoiseProperty() {
    return comparison.showNoiseProperty();
  }

  BooleanProperty scrollTogetherProperty() {
    return panes().scrolling().togetherProperty();
  }

  BooleanProperty onlyChangesProperty() {
    return panes().folding().onlyChangesProperty();
  }

  BooleanProperty panesFollowFilterProperty() {
    return view.filter().panesFollowProperty();
  }

  FindBar findBar() {
    return panes().findBar();
  }

  BooleanProperty showLinksProperty() {
    return panes().showLinksProperty();
  }

  Menu folding(Keys keys) {
    return new FoldMenu(panes(), keys).menu();
  }

  BooleanProperty showRemovedProperty() {
    return comparison.showRemovedProperty();
  }

  ObjectProperty<ThemeChoice> themeProperty() {
    return appearance.choiceProperty();
  }

  void changeTextSize(int by) {
    appearance.changeTextSize(by);
  }

  void usualTextSize() {
    appearance.useUsualTextSize();
  }

  /** Shows the Why panel and gives it the keyboard. */
  void explainField() {
    view.arrangement().restore();
    view.focusWhy();
  }

  /** Shows the rule behind the selected field, to be changed. */
  public void editAnnotation() {
    view.focusAnnotation();
  }

  void showSettings() {
    help.showSettings();
  }

  void showActions(MenuBar menus) {
    help.showActions(menus);
  }

  void showShortcuts() {
    help.showShortcuts();
  }

  void showAbout() {
    help.showAbout();
  }

  /** Whether another window can be opened. */
  boolean canOpenWindow() {
    return windows.isPossible();
  }

  void openWindow() {
    try {
      windows.open();
      view.status().say("Another window opens.");
    } catch (IOException problem) {
      view.status().say("No other window could be opened: " + problem.getMessage());
    }
  }

  void quit() {
    quit.run();
  }
}
