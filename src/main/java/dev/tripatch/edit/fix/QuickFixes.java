package dev.tripatch.edit.fix;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.Text;
import dev.tripatch.hazard.check.TypeCheck;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;

/** Finds what can be done at a caret about what is wrong there. */
public final class QuickFixes {

  private final FixText text;
  private final FoundFixes fixes;

  private QuickFixes(FixText text) {
    this.text = text;
    fixes = new FoundFixes(text.document());
  }

  /** The fixes at a caret, the innermost value's first; none if the text cannot be read. */
  public static List<QuickFix> at(FixText text, int caret) {
    QuickFixes found = new QuickFixes(text);
    if (text.document().error().isEmpty()) {
      found.look(caret);
    }
    return found.fixes.all();
  }

  /** The fixes for a hazard in this text, those that are made for it first. */
  static List<QuickFix> of(FixText text, Hazard hazard) {
    QuickFixes found = new QuickFixes(text);
    if (text.document().error().isEmpty()) {
      HazardFixes own = new HazardFixes(text, found.fixes, Places.of(text.document()));
      own.fix(hazard);
      Span place =
          hazard.span().or(() -> own.nearest(hazard.path()).map(Text::token)).orElseThrow();
      if (hazard.kind() == HazardKind.SURPRISING_TEXT) {
        new TextFixes(found.fixes, found.fixes.document())
            .look(place.start(), text.around(place.start()));
      }
      found.look(place.start());
    }
    return found.fixes.all();
  }

  private void look(int caret) {
    List<Link> chain = text.around(caret);
    if (text.writing() == Writing.OPERATIONS) {
      new OperationFixes(text, fixes, this::look).look(caret);
    } else {
      look(chain);
      new HazardFixes(text, fixes, Places.of(text.document())).look(caret);
    }
    new TextFixes(fixes, fixes.document()).look(caret, chain);
  }

  /** What is wrong with the values on a way, seen alone. */
  private void look(List<Link> chain) {
    Optional<ObjectSchema> root =
        text.writing() != Writing.OPERATIONS && text.schema().type() instanceof ObjectSchema schema
            ? Optional.of(schema)
            : Optional.empty();
    NameFixes names = new NameFixes(fixes, root);
    DirectiveFixes directives = new DirectiveFixes(fixes, names, text.writing());
    for (int i = chain.size() - 1; i >= 0; i--) {
      Link link = chain.get(i);
      new TypeFixes(fixes).look(link);
      if (i > 0) {
        directives.look(link, chain.get(i - 1));
        names.look(link, chain.get(i - 1));
        if (text.isMergedByKey()) {
          new ItemFixes(fixes).look(link, chain.get(i - 1));
        }
      }
      if (text.writing() == Writing.STRATEGIC) {
        new StrategicFixes(fixes).look(link);
      }
    }
  }

  /** What can be done about what the reader of a text found. */
  private record TextFixes(FoundFixes fixes, SourceDocument document) {

    /** On the line of a caret. */
    void look(int caret, List<Link> chain) {
      int line = document.lines().lineOf(caret);
      for (Diagnostic each : document.diagnostics()) {
        if (document.lines().lineOf(each.span().start()) == line) {
          switch (each.topic()) {
            case WORD -> quote(each.span(), chain);
            case DUPLICATE_KEY -> overridden(each.span());
            case OTHER -> {}
          }
        }
      }
    }

    /** Where a number is wanted, the word is meant. */
    private void quote(Span span, List<Link> chain) {
      boolean isMeant =
          !chain.isEmpty()
              && chain.getLast().type() instanceof SchemaType.Primitive type
              && !type.equals(SchemaType.Primitive.UNDECLARED)
              && TypeCheck.fits(chain.getLast().value(), type)
              && !TypeCheck.fits(new StringValue(""), type);
      if (!isMeant) {
        String word = span.in(document.text());
        fixes.write(FixWording.QUOTE.text("value", word), span, "\"" + word + "\"");
      }
    }

    /** The entry that the later one overrides: its line, and those below that are further in. */
    private void overridden(Span key) {
      Lines lines = document.lines();
      int first = lines.lineOf(key.start());
      int column = key.start() - lines.startOf(first);
      int next = first + 1;
      while (next <= lines.count() && isInside(next, column)) {
        next++;
      }
      int start = lines.startOf(first);
      boolean isAlone = document.text().substring(start, key.start()).isBlank();
      int end = next <= lines.count() ? lines.startOf(next) : document.text().length();
      if (isAlone) {
        fixes.erase(
            FixWording.DELETE_OVERRIDDEN.text("key", key.in(document.text())),
            new Span(start, end));
      }
    }

    private boolean isInside(int line, int column) {
      String text =
          document.text().substring(document.lines().startOf(line), document.lines().endOf(line));
      int indent = text.length() - text.stripLeading().length();
      return text.isBlank()
          || indent > column
          || (indent == column && text.startsWith("- ", indent));
    }
  }
}
