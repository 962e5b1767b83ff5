package dev.tripatch.ui.feature.fields;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Proposal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.editor.line.FieldSigns.LineSign;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.ui.window.DecisionFlow;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Offers;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.action.Keys;
import dev.tripatch.ui.window.file.WindowContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.scene.input.KeyCode;

/**
 * What can be done with the chosen fields, in whatever menu it is.
 *
 * @param inList decides about rows of a list of objects; no fate leaves them out of their patches
 * @param editAnnotation shows the rule behind the selected field
 */
public record FieldMenu(
    WindowContext window,
    DecideCommands commands,
    BiConsumer<Optional<Fate>, Subject.InList> inList,
    Runnable editAnnotation)
    implements Feature {

  @Override
  public List<Entry> actions() {
    List<Entry> actions = new ArrayList<>();
    for (Fate fate : Fate.values()) {
      actions.add(of(fate));
    }
    actions.add(leaveOut());
    actions.add(new Offers("CHANGE", () -> offers("CHANGE", 0)));
    actions.add(new Offers("FIELD", () -> offers("FIELD", 1)));
    actions.add(
        Action.of("EDIT_ANNOTATION", FieldWords.EDIT_ANNOTATION.text(), editAnnotation)
            .when(
                () -> window.selection().subjectProperty().get().flatMap(Subject::inList).isEmpty())
            .in("CHANGE", 1, 10)
            .in("SCHEMA", 0, 10)
            .in("FIELD", 2, 20));
    return actions;
  }

  /** The same about what is selected now, which need not be that of a later turn. */
  private List<Action> offers(String menu, int group) {
    List<FieldPath> fields = window.selection().chosen();
    Optional<Subject> about = window.selection().subjectProperty().get();
    boolean isOfList = about.isPresent() && fields.isEmpty();
    Optional<Fates> fates = commands.decisions().fates();
    List<Action> offers = new ArrayList<>();
    for (Fate fate : Fate.values()) {
      Optional<Proposal> possible =
          fates.map(each -> each.outline(fate, fields)).filter(Proposal::isPossible);
      offers.add(
          of(fate)
              .about(
                  possible.map(Proposal::title).orElse(fate.title()),
                  () -> about.ifPresent(each -> decide(Optional.of(fate), each)))
              .when(() -> possible.isPresent() || isOfList && DecisionFlow.isForMany(fate)));
    }
    boolean isBack = commands.areLeftOut(fields);
    String title = isBack ? FieldWords.PUT_BACK_TITLE.text() : FieldWords.LEAVE_OUT_TITLE.text();
    offers.add(
        leaveOut()
            .about(
                fields.size() > 1
                    ? FieldWords.TITLE_OF_FIELDS.text("title", title, "count", fields.size())
                    : title,
                () -> about.ifPresent(each -> decide(Optional.empty(), each)))
            .when(() -> isOfList || isBack || commands.canBeLeftOut(fields)));
    return offers.stream().map(each -> each.in(menu, group, 0)).toList();
  }

  /** Leaves what is selected out of the patch; puts it back if all of it is left out. */
  private Action leaveOut() {
    return Action.of("LEAVE_OUT", FieldWords.LEAVE_OUT_PATCH.text(), () -> decide(Optional.empty()))
        .keys(
            ActionKeys.of("Shortcut+Shift+X", FieldWords.LEAVE_OUT_KEYS.text())
                .first()
                .inTables(KeyCode.X));
  }

  /** What was selected when a key was pressed is decided when its turn comes. */
  private void decide(Optional<Fate> fate) {
    Runnable after = commands.advancing().get();
    window.queue().decide(titleOf(fate), about -> decide(fate, about, after));
  }

  private void decide(Optional<Fate> fate, Subject about) {
    Runnable after = commands.advancing().get();
    window.queue().decide(titleOf(fate), about, it -> decide(fate, it, after));
  }

  /** Gives a field of the object in the panes a fate, or leaves it out, whatever is selected. */
  public void decide(Optional<Fate> fate, FieldPath field) {
    decide(fate, window.comparison().fieldsOfShown(List.of(field)));
  }

  private void decide(Optional<Fate> fate, Subject about, Runnable after) {
    switch (about) {
      case Subject.InPanes fields ->
          fate.ifPresentOrElse(
              each -> commands.decide(each, fields, after), () -> commands.leaveOut(fields, after));
      case Subject.InList rows -> inList.accept(fate, rows);
    }
  }

  private static String titleOf(Optional<Fate> fate) {
    return fate.map(Fate::title).orElseGet(FieldWords.LEAVE_OUT_PATCH::text);
  }

  /**
   * A sign beside a field.
   *
   * @param owner who set live's value, if live says it
   */
  public LineSign shown(DecideSign sign, Optional<String> owner, Keys keys) {
    Action action = sign.fate().map(this::of).orElseGet(this::leaveOut);
    String key = keys.wordsOf(action);
    String words = says(sign) + (key.isEmpty() ? "" : " (" + key + ")");
    return new LineSign(
        sign.name(),
        sign.glyph(),
        words + owner.map(who -> "\n" + FieldWords.LIVE_SET_BY.text() + " " + who).orElse(""));
  }

  private static String says(DecideSign sign) {
    return switch (sign) {
      case TAKE_LIVE -> FieldWords.TAKE_LIVE_KEYS.text();
      case TAKE_LAST_APPLIED -> FieldWords.TAKE_LAST_APPLIED_KEYS.text();
      case KEEP_LOCAL -> FieldWords.KEEP_LOCAL_KEYS.text();
      case LEAVE_OUT -> FieldWords.LEAVE_OUT_TITLE.text();
      case PUT_BACK -> FieldWords.PUT_BACK_TITLE.text();
      case RESTORE -> FieldWords.RESTORE_KEYS.text();
    };
  }

  /** Gives what is selected a fate. */
  public Action of(Fate fate) {
    Action action = Action.of(fate.name(), fate.title(), () -> decide(Optional.of(fate)));
    return keys(fate).map(each -> action.keys(each.first())).orElse(action);
  }

  /** Keeping both is only in menus. */
  private static Optional<ActionKeys> keys(Fate fate) {
    return switch (fate) {
      case TAKE_LIVE ->
          Optional.of(
              ActionKeys.of("Shortcut+Shift+L", FieldWords.TAKE_LIVE_KEYS.text())
                  .inTables(KeyCode.L));
      case TAKE_LAST_APPLIED ->
          Optional.of(
              ActionKeys.of("Shortcut+Shift+B", FieldWords.TAKE_LAST_APPLIED_KEYS.text())
                  .inTables(KeyCode.B));
      case KEEP_LOCAL ->
          Optional.of(
              ActionKeys.of("Shortcut+Shift+K", FieldWords.KEEP_LOCAL_KEYS.text())
                  .inTables(KeyCode.K));
      case GIVE_UP ->
          Optional.of(
              ActionKeys.of(
                      "Shortcut+Shift+Delete",
                      "Shortcut+Shift+Backspace",
                      FieldWords.GIVE_UP_KEYS.text())
                  .inTables(KeyCode.DELETE, KeyCode.BACK_SPACE));
      case RESTORE ->
          Optional.of(
              ActionKeys.of("Shortcut+Shift+R", FieldWords.RESTORE_KEYS.text())
                  .inTables(KeyCode.R));
      case KEEP_BOTH -> Optional.empty();
    };
  }
}
