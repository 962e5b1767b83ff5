package dev.tripatch.validate;

import java.util.List;

/**
 * Where a rule says what it found.
 *
 * @param found what all rules found; grows
 * @param function what the rule ports
 */
record RuleReport(List<Violation> found, PortedFunction function) {

  void add(ObjectPart part, FaultKind fault) {
    add(part, fault, "");
  }

  /**
   * A field breaks the rule.
   *
   * @param wanted what would be right
   */
  void add(ObjectPart part, FaultKind fault, String wanted) {
    found.add(new Violation(part.at().path(), part.field(), part.value(), fault, wanted, function));
  }
}
