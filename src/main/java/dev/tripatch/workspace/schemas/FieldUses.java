package dev.tripatch.workspace.schemas;

import dev.tripatch.dialect.RuleUses;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.schema.overlay.RuleHistory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the tools do with a field, each by the rule that it follows, and what releases of Kubernetes
 * say of the field. For one thread; the older release is read when it is first asked for.
 */
public final class FieldUses {

  private static final String RELEASES = "Releases";

  private final SchemaSource builtIn;
  private @Nullable RuleHistory history;

  /**
   * One fact about a field.
   *
   * @param label whose it is: {@code kustomize}
   * @param text what it is: {@code merges items by port, protocol}
   */
  public record Fact(String label, String text) {}

  /** Compares with the kinds of Kubernetes as they are. */
  public FieldUses(SchemaSource builtIn) {
    this.builtIn = builtIn;
  }

  /**
   * The facts, those of kubectl first; none if no schema knows the field.
   *
   * @param inForce the schemas in force, own rules included
   * @param way the keys that lead to the field
   */
  public List<Fact> of(SchemaSource inForce, KindName kind, List<String> way) {
    List<Fact> facts = new ArrayList<>();
    new RuleUses(inForce, builtIn)
        .of(kind.apiVersion(), kind.kind(), way)
        .forEach(use -> facts.add(new Fact(use.tool(), use.use())));
    if (!facts.isEmpty()) {
      List<String> said = history().of(kind.apiVersion(), kind.kind(), way);
      if (!said.isEmpty()) {
        facts.add(new Fact(RELEASES, String.join(" ", said)));
      }
    }
    return facts;
  }

  private RuleHistory history() {
    RuleHistory known = history;
    if (known == null) {
      known = new RuleHistory(SchemaFiles.releases());
      history = known;
    }
    return known;
  }
}
