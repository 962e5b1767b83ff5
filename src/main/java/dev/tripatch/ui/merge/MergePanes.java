package dev.tripatch.ui.merge;

import dev.tripatch.json.Role;
import dev.tripatch.merge.Branch;
import dev.tripatch.show.FieldOrder;
import dev.tripatch.show.MergePane;
import dev.tripatch.show.MergeSheet;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.line.CopiedText;
import dev.tripatch.ui.merge.MergeWindow.MergeQuestion;
import dev.tripatch.ui.panes.FieldScrolling;
import dev.tripatch.ui.panes.PaneView;
import dev.tripatch.ui.panes.model.SelectionViewModel.Choice;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableIntegerValue;

/** The panes of a merge: base, ours and theirs to read, the result to type in. */
final class MergePanes {

  /** In the order in which the keyboard goes through them. */
  static final List<Role> ORDER = List.of(Role.LAST_APPLIED, Role.LOCAL, Role.LIVE, Role.RESULT);

  private final MergeViewModel merge;
  private final Map<Role, PaneView> views = new EnumMap<>(Role.class);
  private final ReadOnlyObjectWrapper<Role> active = new ReadOnlyObjectWrapper<>(Role.RESULT);

  MergePanes(MergeViewModel merge, MergeQuestion question, ObservableIntegerValue textSize) {
    this.merge = merge;
    CopiedText copied = new CopiedText();
    Map<Role, PaneEditor> editors = new EnumMap<>(Role.class);
    for (Role role : ORDER) {
      PaneView view = new PaneView(role, textSize);
      views.put(role, view);
      editors.put(role, view.editor());
      connect(view, copied);
    }
    for (Branch branch : Branch.values()) {
      PaneView view = view(role(branch));
      view.setTitle(BranchWords.title(branch));
      view.detailProperty().set(question.name(branch));
      open(view, merge.sheet().pane(branch));
    }
    PaneView result = view(Role.RESULT);
    String file = String.valueOf(question.output().getFileName());
    result.setTitle(MergeWords.RESULT.text());
    result.setDetailHelp(String.valueOf(question.output()));
    result.editor().setEditable(true);
    result.editor().setOnType(merge::type);
    result.editor().commands().setOnUndo(merge::undo, merge::redo);
    result.editor().commands().setSay(merge::say);
    open(result, merge.resultProperty().get().pane());
    merge.resultProperty().subscribe((before, now) -> show(result, now));
    merge.draftProperty().subscribe((before, now) -> showDecided());
    merge
        .savedProperty()
        .subscribe(
            saved ->
                result
                    .detailProperty()
                    .set(
                        (saved ? MergeWords.RESULT_SAVED : MergeWords.RESULT_DETAIL)
                            .text("file", file)));
    merge.choiceProperty().subscribe((before, now) -> select(now));
    FieldScrolling scrolling =
        new FieldScrolling(
            editors, () -> Optional.of(new FieldOrder(this::paneText)), merge.choiceProperty());
    scrolling.togetherProperty().set(true);
  }

  /** The pane that shows a version. */
  static Role role(Branch branch) {
    return switch (branch) {
      case BASE -> Role.LAST_APPLIED;
      case OURS -> Role.LOCAL;
      case THEIRS -> Role.LIVE;
    };
  }

  private PaneText paneText(Role role) {
    return switch (role) {
      case LAST_APPLIED -> merge.sheet().pane(Branch.BASE).pane();
      case LOCAL -> merge.sheet().pane(Branch.OURS).pane();
      case LIVE -> merge.sheet().pane(Branch.THEIRS).pane();
      case PATCH -> PaneText.empty(Role.PATCH);
      case RESULT -> merge.resultProperty().get().pane().pane();
    };
  }

  private void connect(PaneView view, CopiedText copied) {
    PaneEditor editor = view.editor();
    editor.commands().setCopied(copied);
    editor.keepParentsInView(true);
    editor.setPlaces((path, text) -> new FieldOrder(this::paneText).placeOf(path, text));
    editor.setOnFieldChosen(path -> merge.select(path, view.pane()));
    editor.setOnFieldSought(merge::select);
    view.focusWithinProperty()
        .subscribe(
            isHere -> {
              if (isHere) {
                active.set(view.pane());
              }
            });
  }

  private static void open(PaneView view, MergePane shown) {
    view.editor().open(shown.exact(), shown.masks(), shown.pane().format());
    view.editor().decorate(shown.pane());
    view.editor().showProblems(shown.pane().diagnostics());
  }

  /** What was typed since stays; a text that was made from decisions is shown. */
  private void show(PaneView view, MergeSheet.Result now) {
    MergePane shown = now.pane();
    if (!view.editor().text().equals(shown.exact())) {
      view.editor().show(shown.exact(), shown.masks(), shown.pane().format());
    } else {
      view.editor().masks().mask(shown.exact(), shown.masks());
    }
    view.editor().decorate(shown.pane());
    view.editor().showProblems(shown.pane().diagnostics());
    showDecided();
  }

  private void showDecided() {
    views.values().forEach(view -> view.editor().showDecided(merge.decided()));
  }

  private void select(Optional<Choice> now) {
    Optional<Role> origin = now.flatMap(Choice::origin);
    views.forEach(
        (role, view) ->
            view.editor().select(now.map(Choice::path), !origin.equals(Optional.of(role))));
  }

  PaneView view(Role role) {
    return Objects.requireNonNull(views.get(role));
  }

  /** The pane that has the keyboard, or had it last. */
  ReadOnlyObjectProperty<Role> activeProperty() {
    return active.getReadOnlyProperty();
  }

  /** Its view. */
  PaneView activeView() {
    return view(active.get());
  }

  /** Gives a pane the keyboard. */
  void focus(Role role) {
    view(role).editor().caret().focus();
  }
}
