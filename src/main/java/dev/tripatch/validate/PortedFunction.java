package dev.tripatch.validate;

/**
 * A function of Kubernetes that a rule ports.
 *
 * @param name its name in Kubernetes' code
 * @param isProved whether a server was seen to refuse what breaks the rule, or what is of its sort
 */
public record PortedFunction(String name, boolean isProved) {}
