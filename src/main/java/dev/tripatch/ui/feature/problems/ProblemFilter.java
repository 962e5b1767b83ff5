package dev.tripatch.ui.feature.problems;

import dev.tripatch.json.Role;
import dev.tripatch.ui.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** Chooses the text whose problems are shown. */
final class ProblemFilter extends ComboBox<ProblemFilter.Choice> {

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
