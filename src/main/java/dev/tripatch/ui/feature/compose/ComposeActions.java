package dev.tripatch.ui.feature.compose;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.ItemDrag;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.FieldAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;

/**
 * Composing a patch, and what a field of live or of the result makes it do.
 *
 * @param focus shows a pane and gives it the keyboard
 */
public record ComposeActions(WindowContext window, DraftEdits drafts, Consumer<Role> focus)
    implements Feature {

  /** Shows in the patch what was written. */
  public void install() {
    PaneEditor editor = window.view().panes().view(Role.PATCH).editor();
    new ItemDrag(window.view().panes().view(Role.RESULT).editor(), drafts::move).install();
    window.view().panes().view(Role.PATCH).addToHeader(button());
    drafts.setOnEmpty(() -> window.queue().whenCompared(() -> beginTyping(editor)));
  }

  private ToggleButton button() {
    ToggleButton compose =
        Styles.named(new ToggleButton(ComposeWords.COMPOSE_BUTTON.text()), "compose");
    compose.setAccessibleText(ComposeWords.COMPOSE_NAME.text());
    Hint.on(compose, ComposeWords.COMPOSE_HELP.text());
    compose.setMinWidth(Region.USE_PREF_SIZE);
    window
        .composer()
        .currentProperty()
        .subscribe(format -> compose.setSelected(format.isPresent()));
    compose.setOnAction(
        event -> {
          compose.setSelected(window.composer().currentProperty().get().isPresent());
          toggle();
        });
    return compose;
  }

  /** What is typed takes the place of the brackets. */
  private static void beginTyping(PaneEditor patch) {
    patch.caret().focus();
    patch.commands().selectAll();
  }

  @Override
  public List<Entry> actions() {
    BooleanSupplier isComposing = () -> window.composer().currentProperty().get().isPresent();
    return List.of(
        toggling(),
        Action.of(
                "START_OVER",
                ComposeWords.START_OVER.text(),
                () -> {
                  window.composer().startOver();
                  focus.accept(Role.PATCH);
                })
            .when(isComposing)
            .in("PATCH", 1, 20),
        Action.of("START_EMPTY", ComposeWords.START_EMPTY.text(), drafts::startEmpty)
            .in("PATCH", 1, 30),
        Action.of(
                "MINIMISE",
                ComposeWords.MINIMISE_COMPOSED_PATCH.text(),
                () -> {
                  drafts.minimise();
                  focus.accept(Role.PATCH);
                })
            .when(isComposing)
            .in("PATCH", 1, 40),
        moving(FieldAction.MOVE_UP).in("PATCH", 1, 50),
        moving(FieldAction.MOVE_DOWN).in("PATCH", 1, 60));
  }

  /** Begins to compose a patch, or ends it. */
  private Action toggling() {
    return Action.of("COMPOSE", ComposeWords.COMPOSE_PATCH.text(), this::toggle)
        .checked(() -> window.composer().currentProperty().get().isPresent())
        .in("PATCH", 1, 10)
        .keys("Shortcut+E", ComposeWords.COMPOSE_KEYS.text());
  }

  /**
   * A person who begins to compose goes on in the patch; one who leaves it, in local. The patch to
   * begin with is that of the texts as they are; what is typed before it is there is not meant for
   * local.
   */
  private void toggle() {
    if (window.composer().currentProperty().get().isEmpty()) {
      focus.accept(Role.PATCH);
    }
    window
        .queue()
        .whenCompared(
            () -> {
              window.composer().toggle();
              focus.accept(
                  window.composer().currentProperty().get().isPresent() ? Role.PATCH : Role.LOCAL);
            });
  }

  /** What can be composed from a field of a pane; nothing but in live and result. */
  public List<Action> in(Role pane) {
    if (pane != Role.LIVE && pane != Role.RESULT) {
      return List.of();
    }
    List<Action> all =
        new ArrayList<>(
            List.of(
                acting("COMPOSE_SET", ComposeWords.COMPOSE_SET_THIS_FIELD.text(), FieldAction.SET),
                acting(
                    "COMPOSE_DELETE",
                    ComposeWords.COMPOSE_DELETE_THIS_FIELD.text(),
                    FieldAction.DELETE),
                acting(
                    "COMPOSE_REPLACE",
                    ComposeWords.COMPOSE_REPLACE_INSTEAD.text(),
                    FieldAction.REPLACE),
                acting(
                    "COMPOSE_CLEAR",
                    ComposeWords.COMPOSE_CLEAR_OTHERS.text(),
                    FieldAction.CLEAR_OTHERS)));
    if (pane == Role.RESULT) {
      all.add(moving(FieldAction.MOVE_UP));
      all.add(moving(FieldAction.MOVE_DOWN));
    }
    return all.stream().map(each -> each.in("FIELD", 3, 0)).toList();
  }

  private Action acting(String id, String title, FieldAction action) {
    return Action.of(id, title, () -> act(action, title, Optional::of));
  }

  private void act(
      FieldAction action, String title, Function<FieldPath, Optional<FieldPath>> part) {
    window
        .queue()
        .decide(
            title,
            about ->
                about
                    .inPanes()
                    .flatMap(it -> part.apply(it.fields().getLast()))
                    .ifPresent(path -> drafts.act(action, path)));
  }

  /** Moves an item of a list. */
  private Action moving(FieldAction action) {
    boolean isUp = action == FieldAction.MOVE_UP;
    String way = isUp ? ComposeWords.UP.text() : ComposeWords.DOWN.text();
    String title = ComposeWords.COMPOSE_MOVE_ITEM.text("way", way);
    return Action.of(
            isUp ? "MOVE_ITEM_UP" : "MOVE_ITEM_DOWN",
            title,
            () -> act(action, title, ComposeActions::item))
        .when(() -> window.view().panes().activeProperty().get() == Role.RESULT)
        .keys(
            ActionKeys.of(
                "Alt+Page " + way,
                "Shortcut+Alt+Shift+" + way,
                ComposeWords.MOVE_ITEM_KEYS.text("down", isUp ? "up" : "down")));
  }

  /** Inside an item, the item moves. */
  private static Optional<FieldPath> item(FieldPath path) {
    return path.upwards().filter(FieldPath::isItem).findFirst();
  }
}
