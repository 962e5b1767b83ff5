package dev.tripatch.edit.fix;

import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.hazard.Plain;
import dev.tripatch.hazard.check.TypeCheck;
import dev.tripatch.hazard.check.ValuesCheck;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What can be done about a value that its field cannot have, where the right form is obvious. */
record TypeFixes(FoundFixes fixes) {
  private static final List<String> YES = List.of("yes", "on", "true", "y");
  private static final List<String> NO = List.of("no", "off", "false", "n");

  void look(Link link) {
    Value value = link.value();
    allowed(link);
    if (value == NullValue.NULL || TypeCheck.fits(value, link.type())) {
      return;
    }
    if (value instanceof StringValue(String text, _)) {
      text(link, text);
    } else if (link.node() instanceof ScalarNode node
        && TypeCheck.fits(new StringValue(""), link.type())) {
      String written = node.span().in(fixes.document().text());
      fixes.set(FixWording.QUOTE.text("value", written), link.path(), new StringValue(written));
    }
    if (link.type() instanceof SchemaType.ListOf(SchemaType items)
        && TypeCheck.fits(value, items)) {
      fixes.set(FixWording.AS_ITEM.text(), link.path(), ListValue.of(value));
    } else if (value instanceof ListValue list
        && list.size() == 1
        && TypeCheck.fits(list.get(0), link.type())) {
      fixes.set(FixWording.WITHOUT_LIST.text(), link.path(), list.get(0));
    }
  }

  /** The value that is meant, or else all of a few. */
  private void allowed(Link link) {
    if (link.type() instanceof SchemaType.Primitive type
        && link.value() instanceof Scalar written
        && !type.values().contains(written)) {
      ValuesCheck.near(written, type.values())
          .map(List::of)
          .orElse(type.values())
          .forEach(
              each ->
                  fixes.set(
                      FixWording.CHANGE.text("value", ItemFixes.plain(each)), link.path(), each));
    }
  }

  /** A text that reads like what is wanted: a number in quotes, a word for yes or no. */
  private void text(Link link, String text) {
    String plain = text.strip();
    Value read = Plain.read(plain);
    Optional<Value> meant =
        TypeCheck.fits(read, link.type())
            ? Optional.of(read)
            : word(plain).filter(word -> TypeCheck.fits(word, link.type()));
    meant
        .or(() -> joined(plain).filter(it -> TypeCheck.fits(it, link.type())))
        .ifPresent(value -> fixes.set(shown(value), link.path(), value));
  }

  private static Optional<Value> word(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    return YES.contains(lower) || NO.contains(lower)
        ? Optional.of(BoolValue.of(YES.contains(lower)))
        : Optional.empty();
  }

  /** A quantity has no blank in it. */
  private static Optional<Value> joined(String text) {
    return Optional.of(new StringValue(text.replaceAll("\\s+", "")));
  }

  private static String shown(Value value) {
    return value instanceof StringValue(String text, _)
        ? FixWording.WRITE.text("value", text)
        : FixWording.UNQUOTE.text("value", ItemFixes.plain(value));
  }
}
