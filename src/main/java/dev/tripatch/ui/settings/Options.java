package dev.tripatch.ui.settings;

import dev.tripatch.ui.theme.Appearance;
import dev.tripatch.ui.theme.ThemeChoice;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;

/**
 * What can be chosen, as it is now: menus and settings dialog change the same properties.
 *
 * @param appearance theme and text size
 * @param showRemoved whether the result shows removed lines
 * @param showNoise whether what servers and kubectl write for themselves is shown
 * @param scrollTogether whether the panes scroll together by field
 * @param showLinks whether shapes connect the changed fields of the documents
 * @param linesAround how many lines around a change stay where only changes are shown
 * @param advances whether a decision selects the next undecided conflict
 * @param masksSecrets whether secrets are masked until a person reveals them
 */
public record Options(
    Appearance appearance,
    BooleanProperty showRemoved,
    BooleanProperty showNoise,
    BooleanProperty scrollTogether,
    BooleanProperty showLinks,
    IntegerProperty linesAround,
    BooleanProperty advances,
    BooleanProperty masksSecrets) {

  /** What a person may choose for the lines around a change. */
  public static final List<Integer> LINES_AROUND = List.of(0, 1, 3, 10);

  /** Makes everything as these settings say; a theme that is not known follows the system. */
  public void choose(Settings settings) {
    appearance.choiceProperty().set(theme(settings.theme()));
    appearance.setTextSize(settings.textSize());
    showRemoved.set(settings.showRemoved());
    showNoise.set(settings.showNoise());
    scrollTogether.set(settings.scrollTogether());
    showLinks.set(settings.showLinks());
    linesAround.set(settings.linesAround());
    advances.set(settings.advances());
    masksSecrets.set(settings.masksSecrets());
  }

  private static ThemeChoice theme(String name) {
    return Stream.of(ThemeChoice.values())
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElse(ThemeChoice.SYSTEM);
  }

  /** Makes everything as at a first start. */
  public void reset() {
    choose(Settings.FIRST);
  }

  /** Runs this after each change. */
  public void onChange(Runnable changed) {
    Stream.of(
            appearance.choiceProperty(),
            appearance.textSizeProperty(),
            showRemoved,
            showNoise,
            scrollTogether,
            showLinks,
            linesAround,
            advances,
            masksSecrets)
        .forEach(each -> each.subscribe((before, now) -> changed.run()));
  }
}
