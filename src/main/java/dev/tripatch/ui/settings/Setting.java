package dev.tripatch.ui.settings;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.Property;
import javafx.beans.property.StringProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.control.TextField;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/**
 * Something that a person can choose about the program, declared once, by its feature. Menus change
 * the same property.
 *
 * @param id its name where settings are stored: {@code showLinks}
 * @param group what it is listed under
 * @param title what people read, with an underscore before its letter
 * @param value what is chosen now
 * @param first what is chosen at a first start
 * @param read a choice from its text; throws {@link IllegalArgumentException} for other texts
 * @param control makes what changes it
 * @param warning shown below it unless it is as at first; empty for no warning
 */
public record Setting<T>(
    String id,
    String group,
    String title,
    Property<T> value,
    T first,
    Function<String, T> read,
    Supplier<Control> control,
    String warning) {

  /** Something that is on or off. */
  public static Setting<Boolean> check(
      String id, String group, String title, BooleanProperty value) {
    return of(id, group, title, value.asObject(), Boolean::valueOf, () -> box(title, value));
  }

  private static CheckBox box(String title, BooleanProperty value) {
    CheckBox box = new CheckBox(title);
    box.selectedProperty().bindBidirectional(value);
    return box;
  }

  /** A whole number in a range; what is stored may be out of it. */
  public static Setting<Integer> number(
      String id, String group, String title, IntegerProperty value, int least, int most) {
    Property<Integer> number = value.asObject();
    return of(
        id,
        group,
        title,
        number,
        text -> Math.clamp(Integer.parseInt(text), least, most),
        () -> {
          IntegerSpinnerValueFactory range = new IntegerSpinnerValueFactory(least, most);
          range.valueProperty().bindBidirectional(number);
          return new Spinner<>(range);
        });
  }

  /** A text that the person types. */
  public static Setting<String> text(String id, String group, String title, StringProperty value) {
    return of(
        id,
        group,
        title,
        value,
        text -> text,
        () -> {
          TextField field = new TextField();
          field.textProperty().bindBidirectional(value);
          return field;
        });
  }

  /** One of several values. */
  public static <T> Setting<T> choice(
      String id,
      String group,
      String title,
      Property<T> value,
      List<T> all,
      Function<T, String> words,
      Function<String, T> read) {
    return of(
        id,
        group,
        title,
        value,
        read,
        () -> {
          ComboBox<T> box = new ComboBox<>();
          box.getItems().setAll(all);
          box.setConverter(new Words<>(words));
          box.valueProperty().bindBidirectional(value);
          return box;
        });
  }

  private static <T> Setting<T> of(
      String id,
      String group,
      String title,
      Property<T> value,
      Function<String, T> read,
      Supplier<Control> control) {
    return new Setting<>(id, group, title, value, value.getValue(), read, control, "");
  }

  /** The same with a warning. */
  public Setting<T> warning(String words) {
    return new Setting<>(id, group, title, value, first, read, control, words);
  }

  /** Takes what was stored; what was not, or cannot be read, is as at first. */
  public void choose(Map<String, String> stored) {
    String text = stored.get(id);
    try {
      value.setValue(text == null ? first : read.apply(text));
    } catch (IllegalArgumentException unusable) {
      value.setValue(first);
    }
  }

  /** Its text where settings are stored. */
  public String text() {
    return String.valueOf(value.getValue());
  }

  /** The id of its control: {@code setting-show-links}. */
  public String controlId() {
    return "setting-" + id.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  /** Choices by their words; nobody types them. */
  private static final class Words<T> extends StringConverter<T> {

    private final Function<T, String> words;

    Words(Function<T, String> words) {
      this.words = words;
    }

    @Override
    public String toString(@Nullable T choice) {
      return choice == null ? "" : words.apply(choice);
    }

    @Override
    public T fromString(String title) {
      throw new UnsupportedOperationException("one chooses, and types nothing");
    }
  }
}
