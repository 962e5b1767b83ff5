package dev.tripatch.edit.fix;

import dev.tripatch.document.Places;
import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.Text;
import dev.tripatch.schema.ObjectSchema;
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
}
