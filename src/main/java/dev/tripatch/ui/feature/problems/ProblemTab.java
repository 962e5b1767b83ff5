package dev.tripatch.ui.feature.problems;

import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.problems.ProblemWay.ProblemPlaces;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.StackPane;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** All problems, each with its place, what can go wrong and the way out. */
public final class ProblemTab extends StackPane {

  /** Its name. */
  public static final String ID = "problems";

  private final ListView<Problem> list = new ListView<>();
  private final Label hint = Styles.styled(new Label(), "empty-hint");
  private final ProblemsViewModel problems;
  private final ProblemFilter filter;
  private final SelectionViewModel selection;

  private ProblemTab(
      ProblemsViewModel problems,
      ProblemFilter filter,
      SelectionViewModel selection,
      Consumer<Problem> goTo,
      Consumer<HazardKind> explain) {
    this.problems = problems;
    this.filter = filter;
    this.selection = selection;
    setId("problem-tab");
    hint.setWrapText(true);
    Styles.named(list, "problem-list", "hazard-list");
    list.setAccessibleText(ProblemWords.TAB.text());
    list.setCellFactory(view -> new ProblemCell(explain));
    list.getSelectionModel().selectedItemProperty().subscribe((before, now) -> chosen(now));
    list.addEventFilter(KeyEvent.KEY_PRESSED, event -> pressed(event, goTo));
    list.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
            goTo(goTo);
          }
        });
    problems.allProperty().subscribe(all -> show());
    filter.chosenProperty().subscribe(text -> show());
    problems.chosenProperty().subscribe(this::select);
    FindingsViewModel findings = problems.findings();
    findings.staleProperty().subscribe(stale -> show());
    findings.absenceProperty().subscribe(absence -> show());
    findings.lookingProperty().subscribe(looking -> show());
    findings.failureProperty().subscribe(failure -> show());
    findings.foundProperty().subscribe(found -> show());
  }

  private void pressed(KeyEvent event, Consumer<Problem> goTo) {
    boolean isModified =
        event.isAltDown() || event.isControlDown() || event.isMetaDown() || event.isShiftDown();
    if (event.getCode() == KeyCode.ENTER && !isModified) {
      event.consume();
      goTo(goTo);
    }
  }

  private void goTo(Consumer<Problem> goTo) {
    chosenProblem().ifPresent(goTo);
  }

  private Optional<Problem> chosenProblem() {
    return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
  }

  /** The problem that is chosen, if this is what a tab shows. */
  static Optional<Problem> problemIn(Node content) {
    return content instanceof ProblemTab tab ? tab.chosenProblem() : Optional.empty();
  }

  /** The hazard that is chosen, if this is what a tab shows. */
  public static Optional<Hazard> chosenIn(Node content) {
    return problemIn(content).flatMap(Problem::hazard);
  }

  /**
   * The tab.
   *
   * @param goTo brings the caret to a problem
   * @param explain shows the page about a kind of hazard
   */
  public static LowerTab tab(
      ProblemsViewModel problems,
      SelectionViewModel selection,
      ProblemPlaces goTo,
      Consumer<HazardKind> explain) {
    ProblemFilter filter = new ProblemFilter(problems);
    return LowerTab.of(
            ID,
            ProblemWords.TAB.text(),
            "Shortcut+8",
            problems.allProperty().map(List::size),
            () -> new ProblemTab(problems, filter, selection, goTo::goTo, explain))
        .with(filter);
  }

  private void show() {
    List<Problem> shown = filter.shown(problems.allProperty().get());
    if (!shown.equals(list.getItems())) {
      list.getItems().setAll(shown);
    }
    hint.setText(hint(problems.findings()));
    Node wanted = shown.isEmpty() ? hint : list;
    if (!getChildren().contains(wanted)) {
      getChildren().setAll(wanted);
    }
  }

  /** What to say where there is no problem. */
  private String hint(FindingsViewModel findings) {
    String failure = findings.failureProperty().get();
    if (!failure.isEmpty()) {
      return failure;
    }
    if (findings.lookingProperty().get()) {
      return ProblemWords.LOOKING.text();
    }
    if (findings.foundProperty().get().view().isEmpty()) {
      return findings.absenceProperty().get();
    }
    return findings.staleProperty().get()
        ? ProblemWords.STALE.text()
        : filter.emptyWords().orElse(ProblemWords.NONE.text());
  }

  private void chosen(@Nullable Problem problem) {
    if (problem != null) {
      problems.chosenProperty().set(Optional.of(problem));
      if (!problem.path().isRoot()) {
        selection.select(problem.path());
      }
    }
  }

  private void select(Optional<Problem> problem) {
    problem
        .filter(it -> list.getItems().contains(it))
        .filter(it -> !chosenProblem().equals(Optional.of(it)))
        .ifPresent(
            it -> {
              list.getSelectionModel().select(it);
              list.scrollTo(it);
            });
  }

  @Override
  public void requestFocus() {
    getChildren().forEach(Node::requestFocus);
  }

  /** Chooses the text whose problems are shown. */
  private static final class ProblemFilter extends ComboBox<ProblemFilter.Choice> {

    /** All texts, or one of them; the own rules have no role. */
    record Choice(boolean isAll, Optional<Role> text) {
      private static final Choice ALL = new Choice(true, Optional.empty());

      private String words() {
        return isAll ? ProblemWords.ALL_TEXTS.text() : Problem.textName(text);
      }
    }

    ProblemFilter(ProblemsViewModel problems) {
      setId("problem-filter");
      setAccessibleText(ProblemWords.FILTER.text());
      setConverter(new Words());
      setMinWidth(USE_PREF_SIZE);
      setValue(Choice.ALL);
      problems.allProperty().subscribe(this::offer);
    }

    /** What is chosen stays, though its text may have no problem now. */
    private void offer(List<Problem> all) {
      List<Choice> choices = new ArrayList<>(List.of(Choice.ALL));
      ProblemsViewModel.texts(all).stream()
          .map(text -> new Choice(false, text))
          .forEach(choices::add);
      Choice now = getValue();
      if (!choices.contains(now)) {
        choices.add(now);
      }
      if (!choices.equals(getItems())) {
        getItems().setAll(choices);
        setValue(now);
      }
      boolean isUseful = choices.size() > 2 || !now.isAll();
      Styles.setShown(this, isUseful);
    }

    ReadOnlyObjectProperty<Choice> chosenProperty() {
      return valueProperty();
    }

    List<Problem> shown(List<Problem> all) {
      return all.stream()
          .filter(each -> getValue().isAll() || each.where().equals(getValue().text()))
          .toList();
    }

    /** What to say where the chosen text has none; empty if all texts are chosen. */
    Optional<String> emptyWords() {
      return getValue().isAll()
          ? Optional.empty()
          : Optional.of(ProblemWords.NONE_THERE.text("text", getValue().words()));
    }

    private static final class Words extends StringConverter<Choice> {
      @Override
      public String toString(@Nullable Choice choice) {
        return choice == null ? "" : choice.words();
      }

      @Override
      public Choice fromString(String words) {
        return Choice.ALL;
      }
    }
  }
}
